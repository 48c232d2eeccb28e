// Computer commanders as they were at commit 6f811a7f6ac3f664a4ca1e7e088dcc4625120fcc; made by proof/league/freeze.mjs, not to be edited.
import { BEAR_PIT, DARK_SEAS, GENERALSHIP, RESOURCES, SEAS, TERRITORIES, UNIT_KINDS, UNIT_ROWS, accepts, clampSpot, cloneGame, coasts, companyOf, createGame, fallbackFor, homeOf, homePower, imagine, isCompany, isDarkSea, isLightSea, isSea, isTerritory, landBorders, letterAt, mixSeed, neighbours, openCommands, openStream, options, outcome, perform, ports, portsOn, priceAt, quickStream, seaBorders, tableAnswer, view, zoneIndex, zoneName } from "@marshall/rules";
import { MODEST, complete, pickOffer } from "@marshall/rules/testing";
// packages/bots/src/arena/play.ts
/** What a commander in a seat is shown now; reckoned when it looks, as most questions need little of it. */
function momentOf(game, seat, stream) {
	return new SeatMoment(game, seat, stream);
}
var SeatMoment = class {
	seat;
	stream;
	#game;
	#view;
	#offers;
	#fallback;
	constructor(game, seat, stream) {
		this.#game = game;
		this.seat = seat;
		this.stream = stream;
	}
	get setup() {
		return this.#game.setup;
	}
	get question() {
		const asked = this.#game.state.question;
		if (asked === void 0) throw new Error("nobody is asked anything");
		return asked.kind;
	}
	get view() {
		this.#view ??= view(this.#game, this.seat);
		return this.#view;
	}
	get offers() {
		this.#offers ??= openCommands(this.#game, this.seat);
		return this.#offers;
	}
	get fallback() {
		this.#fallback ??= fallbackFor(this.#game, this.seat);
		if (this.#fallback === void 0) throw new Error(`${this.seat} is not asked anything`);
		return this.#fallback;
	}
	walk(draft) {
		return options(this.#game, this.seat, draft);
	}
	allows(command) {
		return accepts(this.#game, this.seat, command);
	}
};
/** Plays a game to its end with a commander in each seat. */
function playGame(setup, secret, seats) {
	const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
	if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.message}`);
	const { game } = started.value;
	const stream = quickStream(`commanders of ${setup.commitment}`);
	const refused = [];
	let commands = 0;
	let sameQuestion = 0;
	let lastQuestion = 0;
	while (game.state.ended === void 0) {
		const seat = game.state.question?.waiting[0];
		if (seat === void 0) throw new Error("nobody is asked and the game is not over");
		sameQuestion = game.state.question?.id === lastQuestion ? sameQuestion + 1 : 0;
		lastQuestion = game.state.question?.id ?? 0;
		const ordered = tableAnswer(game);
		if (ordered !== void 0 && perform(game, ordered.seat, ordered.command).ok) continue;
		const moment = momentOf(game, seat, stream);
		const command = sameQuestion > 60 ? moment.fallback : decided(seats[seat], moment);
		const result = perform(game, seat, command);
		commands++;
		if (result.ok) continue;
		refused.push(`${seat}: ${JSON.stringify(command)}: ${result.refusal.clause} ${result.refusal.message}`);
		const silent = perform(game, seat, moment.fallback);
		if (!silent.ok) throw new Error(`the default of ${game.state.question?.kind} is refused: ${silent.refusal.message}`);
	}
	const end = outcome(game);
	if (end === void 0) throw new Error("the game has no outcome");
	const alive = setup.seats.filter((seat) => game.state.seats[seat]?.out === void 0);
	const powers = Object.fromEntries(setup.seats.map((seat) => [seat, game.state.seats[seat]?.power ?? ""]));
	return {
		how: end.how,
		winners: end.winners,
		cycles: end.cycles,
		powers,
		alive,
		commands,
		refused
	};
}
function decided(commander, moment) {
	if (commander === void 0) return moment.fallback;
	const command = commander.decide(moment);
	if (command instanceof Promise) throw new Error(`${commander.name} takes its time, which an arena of seeds cannot allow`);
	return command;
}
// packages/bots/src/characters.ts
const base = {
	attack: 1,
	nerve: .6,
	trade: 1,
	prospect: 1,
	deal: 1,
	stock: 1,
	garrison: 4,
	nukes: .5,
	lStars: .5,
	reserve: 800,
	debt: 3,
	fairness: 1.1,
	faith: .6
};
/** The character of whoever has none in its name. */
const steady = {
	name: "steady",
	describe: "Plays a bit of everything and takes no great risks.",
	weights: base
};
const CHARACTERS = [
	steady,
	{
		name: "trader",
		describe: "Lives by the market: buys low, sells high, digs for companies and likes a deal.",
		weights: {
			...base,
			attack: .6,
			nerve: .7,
			trade: 1.4,
			prospect: 1.4,
			deal: 1.6,
			debt: 6,
			stock: 0,
			fairness: 1.02,
			faith: .8
		}
	},
	{
		name: "hawk",
		describe: "Builds armies and uses them; nukes are not beyond it.",
		weights: {
			...base,
			attack: 1.8,
			nerve: .48,
			trade: .9,
			prospect: .7,
			stock: 3,
			garrison: 4,
			nukes: 1.5,
			deal: .5,
			reserve: 500,
			debt: 5,
			fairness: 1.3,
			faith: .2
		}
	},
	{
		name: "fortress",
		describe: "Guards its home behind armies and L-stars and waits.",
		weights: {
			...base,
			attack: .5,
			nerve: .8,
			stock: 2,
			garrison: 6,
			lStars: 1.6,
			nukes: .3,
			reserve: 1500,
			debt: 1,
			fairness: 1.15,
			faith: 1
		}
	},
	{
		name: "opportunist",
		describe: "Watches for the weak: strikes where the odds are plain, and takes what lies open.",
		weights: {
			...base,
			attack: 1.3,
			nerve: .55,
			trade: 1.1,
			deal: 1.2,
			debt: 4,
			fairness: 1.2,
			faith: 0
		}
	}
];
/** A character by its name. */
function characterOf(name) {
	return CHARACTERS.find((character) => character.name === name);
}
// packages/bots/src/commander.ts
/** Answers every question by its default. */
const fallback = {
	name: "fallback",
	describe: "Answers every question by its default: it pays what it owes and otherwise passes.",
	decide: (moment) => moment.fallback
};
/** Picks at random among what it may do, on a game imagined from its view. */
const random = {
	name: "random",
	describe: "Picks at random among everything it may do.",
	decide({ seat, setup, view, offers, stream, fallback: silent }) {
		const offer = pickOffer(offers, stream, MODEST);
		if (offer === void 0) return silent;
		return complete(imagine(setup, view, stream), seat, offer, stream);
	}
};
// packages/bots/src/fill.ts
/** Whether a command may be made now. */
function mayDo(moment, type) {
	return moment.offers.some((offer) => offer.command === type);
}
/** Fills a command's fields, those given beforehand as they are; undefined if it is not open, or a pick finds nothing it wants. */
function fill(moment, type, picks, given = {}) {
	const draft = {
		type,
		...given
	};
	for (;;) {
		const offer = moment.walk(draft)[0];
		if (offer === void 0) return void 0;
		if (offer.more !== void 0 && extend(draft, offer.more, picks)) continue;
		if (offer.next === void 0) return draft;
		if (!choose(draft, offer.next, picks)) return void 0;
	}
}
/** The command itself if it is legal as it stands. */
function legal(moment, command) {
	if (moment.allows !== void 0) return moment.allows(command) ? command : void 0;
	const offer = moment.walk(command)[0];
	return offer === void 0 || offer.next !== void 0 ? void 0 : command;
}
/** The values of a choice among listed ones. */
function valuesOf(domain) {
	return domain.kind === "one-of" || domain.kind === "some-of" ? domain.values : [];
}
/** The listed value with the best score above nothing; undefined if none has. */
function best(values, score) {
	let found;
	let most = 0;
	for (const value of values) {
		const points = score(value);
		if (points <= most) continue;
		most = points;
		found = value;
	}
	return found;
}
function choose(draft, next, picks) {
	if (next.domain.kind === "list") return extend(draft, next, picks) || stop(draft, next);
	const value = picks[next.field]?.(next.domain, draft) ?? plain(next.domain);
	if (value === void 0) return false;
	draft[next.field] = value;
	return true;
}
function extend(draft, { field, domain }, picks) {
	if (domain.kind !== "list") return false;
	const value = picks[field]?.(domain.next, draft);
	if (value === void 0) return false;
	const sofar = draft[field];
	draft[field] = [...Array.isArray(sofar) ? sofar : [], value];
	return true;
}
/** An empty list, where a list need not have anything in it. */
function stop(draft, { field, domain }) {
	if (domain.kind !== "list" || !domain.mayStop || draft[field] !== void 0) return false;
	draft[field] = [];
	return true;
}
/** The only value there is, where nobody has a wish. */
function plain(domain) {
	if (domain.kind === "text") return "";
	if (domain.kind === "counts") return domain.least === 0 ? {} : void 0;
	if (domain.kind === "some-of") return domain.least === 0 ? [] : void 0;
	return domain.kind === "one-of" && domain.values.length === 1 ? domain.values[0] : void 0;
}
// packages/bots/src/sight.ts
const NOBODY = [];
/** The last look: a commander asks for the same one many times within a decision. */
let last$4;
/** What the seat of a moment sees; the same object while the view is the same. */
function sightOf(moment) {
	const { view } = moment;
	if (last$4?.view !== view) last$4 = new Sight(moment, view);
	return last$4;
}
var Sight = class {
	view;
	seat;
	options;
	own;
	cash;
	/** Cycles still to come, this one included; a long time where no end is set. */
	left;
	rivals;
	#at = /* @__PURE__ */ new Map();
	/** Armies of its own, by zone. */
	#own = /* @__PURE__ */ new Map();
	#menaces = /* @__PURE__ */ new Map();
	#powers = /* @__PURE__ */ new Map();
	#wealth = /* @__PURE__ */ new Map();
	#leaders = /* @__PURE__ */ new Map();
	#units;
	#homes = /* @__PURE__ */ new Map();
	#yields = /* @__PURE__ */ new Map();
	#cards;
	constructor({ seat, setup }, view) {
		const own = view.seats[seat];
		if (own === void 0) throw new Error(`${seat} does not sit at this table`);
		this.view = view;
		this.seat = seat;
		this.options = setup.options;
		this.own = own;
		this.cash = own.cash ?? 0;
		const { detenteCycle } = setup.options;
		this.left = detenteCycle === "none" ? 12 : Math.max(1, detenteCycle - view.cycle + 1);
		this.rivals = view.order.filter((other) => other !== seat && view.seats[other]?.out === void 0);
		for (const other of view.order) {
			const player = view.seats[other];
			if (player?.power !== void 0 && player.out === void 0) this.#leaders.set(player.power, other);
		}
		for (const { zone, forces } of view.board) {
			this.#at.set(zone, forces);
			for (const force of forces) if (force.seat === seat) this.#own.set(zone, force.units.army ?? 0);
		}
	}
	/** The forces in a zone. */
	at(zone) {
		return this.#at.get(zone) ?? NOBODY;
	}
	/** The fire power of a seat in a zone, without units aboard. */
	size(zone, seat) {
		for (const force of this.at(zone)) if (force.seat === seat) return this.#powerOf(force);
		return 0;
	}
	/** Asked for many times, and reckoned once. */
	#powerOf(force) {
		let size = this.#powers.get(force);
		if (size === void 0) {
			size = power(force.units);
			this.#powers.set(force, size);
		}
		return size;
	}
	armies(zone, seat) {
		if (seat === this.seat) return this.#own.get(zone) ?? 0;
		for (const force of this.at(zone)) if (force.seat === seat) return force.units.army ?? 0;
		return 0;
	}
	/** How many units of a kind it has on the board itself. */
	count(kind) {
		let sum = 0;
		for (const { forces } of this.view.board) for (const force of forces) if (force.seat === this.seat) sum += force.units[kind] ?? 0;
		return sum;
	}
	/** The fire power of all units of a seat, those aboard included. */
	strength(seat) {
		return this.#muster(seat)?.power ?? 0;
	}
	/** The living player whose home a zone is. */
	homeOwner(zone) {
		const power = homePower(zone);
		return power === void 0 ? void 0 : this.#leaders.get(power);
	}
	/** Home territories that a seat still holds: not nuked and in no other hands. */
	homes(seat) {
		const known = this.#homes.get(seat);
		if (known !== void 0) return known;
		const power = this.view.seats[seat]?.power;
		const { nuked } = this.view;
		const held = power === void 0 ? [] : homeOf(power).filter((home) => !nuked.includes(home) && this.at(home).every((force) => force.seat === seat));
		this.#homes.set(seat, held);
		return held;
	}
	/** Cards in a zone that everybody can see. */
	cardsIn(zone) {
		this.#cards ??= this.#layOut();
		return this.#cards.get(zone) ?? [];
	}
	/** Zones with cards that everybody can see. */
	get cardZones() {
		this.#cards ??= this.#layOut();
		return this.#cards.keys();
	}
	price(resource) {
		return priceAt(this.view.market[resource]);
	}
	/** What a full row holds. */
	get row() {
		return 12 * this.own.centers;
	}
	/** What a seat's open companies yield a cycle. */
	production(seat) {
		const known = this.#yields.get(seat);
		if (known !== void 0) return known;
		const yields = {
			grain: 0,
			oil: 0,
			minerals: 0
		};
		for (const holding of this.view.seats[seat]?.holdings ?? []) {
			if (holding.card === void 0 || holding.face !== "open") continue;
			const { resource, units } = companyOf(holding.card);
			yields[resource] += units;
		}
		this.#yields.set(seat, yields);
		return yields;
	}
	/** The largest force of anybody else next to a zone. */
	menace(zone) {
		const known = this.#menaces.get(zone);
		if (known !== void 0) return known;
		let most = 0;
		for (const next of neighbours(zone)) for (const force of this.at(next)) if (force.seat !== this.seat) most = Math.max(most, this.#powerOf(force));
		this.#menaces.set(zone, most);
		return most;
	}
	/** Full sets of supplies in store. */
	get sets() {
		return this.setsOf(this.seat);
	}
	/** The same of any seat: supply centers lie open to all. */
	setsOf(seat) {
		const supplies = this.view.seats[seat]?.supplies;
		return supplies === void 0 ? 0 : Math.min(supplies.grain, supplies.oil, supplies.minerals);
	}
	/** What next Stage 1 will cost: salaries and interest. */
	get dues() {
		return 50 * this.own.holdings.filter(({ face }) => face === "open").length + (this.#muster(this.seat)?.salary ?? 0) + 100 * this.own.loans;
	}
	/** A guess at a seat's wealth as Détente would count it; hidden cash is taken to grow with time. */
	wealth(seat) {
		const known = this.#wealth.get(seat);
		if (known !== void 0) return known;
		const sum = this.#reckonWealth(seat);
		this.#wealth.set(seat, sum);
		return sum;
	}
	#reckonWealth(seat) {
		const player = this.view.seats[seat];
		if (player === void 0) return 0;
		let sum = player.cash ?? 4e3 + 5e3 * this.view.cycle;
		for (const resource of RESOURCES) sum += player.supplies[resource] * this.price(resource);
		return sum + 100 * player.holdings.length + (this.#muster(seat)?.value ?? 0) + 250 * player.nukes + 500 * player.lStars - 1e3 * player.loans;
	}
	#muster(seat) {
		this.#units ??= musterAll(this.view);
		return this.#units.get(seat);
	}
	#layOut() {
		const cards = /* @__PURE__ */ new Map();
		for (const holder of this.view.order) for (const { card } of this.view.seats[holder]?.holdings ?? []) {
			if (card === void 0) continue;
			const { location, resource, units } = companyOf(card);
			const there = cards.get(location);
			if (there === void 0) cards.set(location, [{
				holder,
				resource,
				units
			}]);
			else there.push({
				holder,
				resource,
				units
			});
		}
		return cards;
	}
};
function musterAll({ board }) {
	const units = /* @__PURE__ */ new Map();
	for (const { forces } of board) for (const { seat, units: loose, laden } of forces) {
		let all = units.get(seat);
		if (all === void 0) {
			all = {
				power: 0,
				salary: 0,
				value: 0
			};
			units.set(seat, all);
		}
		add(all, loose);
		for (const { cargo } of laden) add(all, cargo);
	}
	return units;
}
function add(all, units) {
	for (const kind of UNIT_KINDS) {
		const number = units[kind];
		if (number === void 0) continue;
		const { firePower, salary, detenteValue } = UNIT_ROWS[kind];
		all.power += number * firePower;
		all.salary += number * salary;
		all.value += number * detenteValue;
	}
}
/** Units by their fire power, whatever set they come from: an army counts one. */
function power(units) {
	let sum = 0;
	for (const kind of UNIT_KINDS) {
		const number = units[kind];
		if (number !== void 0) sum += number * UNIT_ROWS[kind].firePower;
	}
	return sum;
}
/** Whether there are units that carry others over the sea. */
function carries(units) {
	return UNIT_KINDS.some((kind) => units[kind] !== void 0 && UNIT_ROWS[kind].domain === "sea" && UNIT_ROWS[kind].places > 0);
}
// packages/bots/src/trust.ts
/** How many wrongs a rival has done it: homes taken or burnt, and loans that have not come back in time. */
function wrongsOf(sight, rival) {
	let wrongs = 0;
	for (const [land, fate] of Object.entries(sight.view.fates)) if (fate.by === rival && isTerritory(land) && homePower(land) === sight.own.power) wrongs++;
	for (const loan of sight.view.loans) if (loan.lender === sight.seat && loan.borrower === rival && loan.overdue === true) wrongs++;
	return wrongs;
}
/** Whether a rival lets it pass, which is a promise of peace between the two. */
function trusts(sight, rival) {
	return sight.view.passage[rival]?.includes(sight.seat) === true;
}
/** Whether it lets a rival pass. */
function hasGranted(sight, rival) {
	return sight.view.passage[sight.seat]?.includes(rival) === true;
}
// packages/bots/src/worth.ts
/** What a unit in store is likely to fetch next cycle, if the price is what it is when this one ends: others sell too. */
function hope(sight, spot) {
	const price = priceAt(spot);
	if (sight.left <= 1 && sight.options.detentePrices === "closing") return price;
	if (sight.left <= 1) return 0;
	return .5 * price + .5 * Math.min(price, 120);
}
/** What a set costs whoever spends it now. */
function setCost(sight) {
	let sum = 0;
	for (const resource of RESOURCES) sum += .4 * sight.price(resource) + 20;
	return sum;
}
/** What a company yields in the time that is left; much of it finds the row full, so it counts in part. */
function companyWorth(sight, resource, units) {
	return 100 + (sight.production(sight.seat)[resource] > 6 ? .4 : 1) * units * (40 + .12 * sight.price(resource)) * Math.min(6, sight.left - 1);
}
/** What a beaten power leaves to whoever takes its last home: cash, stores, cards, a second supply center. */
function spoils(sight, rival) {
	const supplies = sight.view.seats[rival]?.supplies;
	const stock = supplies === void 0 ? 0 : supplies.grain + supplies.oil + supplies.minerals;
	return sight.wealth(rival) + 250 * stock + 500 * Math.min(10, sight.left);
}
/** What it is worth to come to hold a zone: cards of others there, and a step towards beating whose home it is. */
function zoneWorth(sight, zone) {
	let value = 0;
	for (const card of sight.cardsIn(zone)) if (card.holder !== sight.seat) value += companyWorth(sight, card.resource, card.units);
	const owner = sight.homeOwner(zone);
	if (owner === void 0 || !isTerritory(zone)) return value;
	if (owner === sight.seat) return value + 1200;
	const homes = sight.homes(owner);
	return homes.includes(zone) ? value + spoils(sight, owner) / homes.length ** 1.6 : value;
}
// packages/bots/src/decisions/campaign.ts
/** The last plan: several decisions of one moment ask for it. */
let last$3;
/** The war worth preparing for; undefined for those who like peace, beginners, and when there is no time left. */
function campaign(mind, sight) {
	if (mind.weights.attack < .8 || !mind.shrewd || sight.options.stages === "37") return void 0;
	if (last$3?.sight === sight && last$3.weights === mind.weights) return last$3.plan;
	let plan;
	for (const prey of sight.rivals) {
		const against = planAgainst(mind, sight, prey);
		if (against !== void 0 && against.worth > (plan?.worth ?? 0)) plan = against;
	}
	last$3 = {
		sight,
		weights: mind.weights,
		plan
	};
	return plan;
}
function planAgainst(mind, sight, prey) {
	const homes = sight.homes(prey);
	if (homes.length === 0) return void 0;
	const fronts = frontsAgainst(mind, sight, prey, homes);
	let missing = 0;
	for (const [zone, wanted] of fronts) missing += Math.max(0, wanted - sight.armies(zone, sight.seat));
	const open = homes.filter((home) => !touchesAny(fronts, home));
	const footholds = open.length === 0 ? NOWHERE : footholdsAgainst(sight, open);
	if (fronts.size === 0 && footholds.size === 0) return void 0;
	for (const home of open) missing += forceAgainst(sight.size(home, prey), mind.superiority);
	const cycles = Math.ceil(missing / PER_CYCLE) + (open.length === 0 ? 0 : 1);
	if (cycles >= sight.left) return void 0;
	const rounds = roundsAgainst(sight, prey, homes);
	const trust = (trusts(sight, prey) ? 1 - mind.weights.faith : 1) * (1 + .2 * Math.min(3, wrongsOf(sight, prey)));
	const worth = mind.weights.attack * trust * .9 * spoils(sight, prey) / (1 + .35 * cycles) - 160 * missing - 250 * rounds - retaliation(sight, prey);
	return {
		prey,
		fronts,
		footholds,
		missing,
		rounds,
		ready: readiness(sight, prey),
		worth
	};
}
/** Armies raised in a cycle, roughly: a full supply center makes three dozen, and half of it goes elsewhere. */
const PER_CYCLE = 15;
/** Sets that a power at war has for each further cycle. */
const SETS_A_CYCLE = 5;
const NOWHERE = /* @__PURE__ */ new Map();
/** Armies next to a home that beat its guards more often than not. */
function forceAgainst(guards, superiority) {
	return Math.round(superiority * guards + 2);
}
/** Rounds that the homes of a power are expected to take: two kills a round, and a second try now and then. */
function roundsAgainst(sight, prey, homes) {
	let rounds = 0;
	for (const home of homes) rounds += Math.max(1, .65 * sight.size(home, prey));
	return Math.ceil(rounds);
}
/** What its nukes may do in return. */
function retaliation(sight, prey) {
	const nukes = sight.view.seats[prey]?.nukes ?? 0;
	return Math.max(0, nukes - sight.own.lStars) * 1500;
}
/** Lands of its own at the prey's borders; each home counts for the front with the most armies. */
function frontsAgainst(mind, sight, prey, homes) {
	const fronts = /* @__PURE__ */ new Map();
	for (const home of homes) {
		let front;
		let most = 0;
		for (const zone of landBorders(home)) {
			const armies = sight.armies(zone, sight.seat);
			const rank = armies === 0 ? 0 : armies + 3 * touching(zone, homes);
			if (rank <= most) continue;
			most = rank;
			front = zone;
		}
		if (front === void 0) continue;
		const before = fronts.get(front);
		const force = forceAgainst(sight.size(home, prey), mind.superiority);
		fronts.set(front, before === void 0 ? force + 1 : before + Math.round(.8 * force));
	}
	return fronts;
}
function touchesAny(fronts, home) {
	return landBorders(home).some((zone) => fronts.has(zone));
}
/** Empty lands next to homes that no front touches. */
function footholdsAgainst(sight, open) {
	const found = /* @__PURE__ */ new Map();
	for (const home of open) for (const zone of landBorders(home)) {
		if (found.has(zone) || sight.at(zone).length > 0 || sight.view.nuked.includes(zone)) continue;
		if (sight.homeOwner(zone) === void 0) found.set(zone, touching(zone, open));
	}
	return found;
}
let known$1;
/** How ready it is to beat a power whole: the force at its borders, and the sets, beside what that takes. */
function readiness(sight, prey) {
	if (known$1?.sight !== sight) known$1 = {
		sight,
		ready: /* @__PURE__ */ new Map()
	};
	const ready = known$1.ready.get(prey) ?? reckonReadiness(sight, prey);
	known$1.ready.set(prey, ready);
	return ready;
}
function reckonReadiness(sight, prey) {
	const homes = sight.homes(prey);
	let need = 0;
	for (const home of homes) need += forceAgainst(sight.size(home, prey), 1.4);
	let near = 0;
	const counted = [];
	for (const home of homes) for (const zone of landBorders(home)) {
		const armies = sight.armies(zone, sight.seat);
		if (armies < 2 || counted.includes(zone)) continue;
		counted.push(zone);
		near += armies;
	}
	const force = Math.min(1, near / Math.max(1, .8 * need));
	const sets = sight.sets + 1 + SETS_A_CYCLE * (Math.min(3, sight.left) - 1);
	return force * Math.min(1, sets / Math.max(1, roundsAgainst(sight, prey, homes)));
}
/** How many of these lands border a zone. */
function touching(zone, lands) {
	let sum = 0;
	for (const next of neighbours(zone)) if (isTerritory(next) && lands.includes(next)) sum++;
	return sum;
}
// packages/bots/src/decisions/arsenal.ts
/** What weapons would be worth in the build stage. */
function arsenalWorth(mind, sight) {
	if (sight.view.cycle === 1 || sight.left <= 1 || sight.own.supplies.minerals < 2) return 0;
	const { researched } = sight.own;
	const cash = money$1(mind, sight);
	const search = cash > 4e3 && sight.left > 2;
	const nukes = cash > 500 && (researched.nuke || search) ? wantedNukes(mind, sight) : 0;
	const stars = cash > 1e3 && (researched.lStar || search) ? wantedStars(mind, sight) : 0;
	return 250 * Math.min(4, Math.max(0, nukes)) + (stars > 0 ? 500 + 200 * Math.min(4, stars) : 0);
}
/** A few for those who would strike it, and for a hawk enough to destroy the power it fears most. */
function wantedNukes(mind, sight) {
	const liking = mind.weights.nukes;
	if (liking <= 0 || !mind.shrewd) return 0;
	const armed = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
	const deterrent = liking < .3 ? 0 : Math.min(4, Math.max(massed(sight), Math.ceil(liking * armed)));
	if (liking < 1 && sight.rivals.length > 1) return deterrent - sight.own.nukes;
	const feared = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a))[0];
	const blow = feared === void 0 ? 0 : sight.homes(feared).length + starsOf(sight, feared);
	return Math.max(deterrent, Math.min(12, blow)) - sight.own.nukes;
}
/** Large forces at its borders. */
function massed(sight) {
	return sight.homes(sight.seat).filter((home) => sight.menace(home) >= 8).length > 0 ? 2 : 0;
}
/** Enough against the nukes of the best armed rival, and one more than those it fights: the extra die decides wars. */
function wantedStars(mind, sight) {
	const liking = mind.weights.lStars;
	if (liking <= 0 || !mind.shrewd) return 0;
	const threat = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.nukes ?? 0));
	const shield = Math.ceil(Math.min(1, liking) * threat);
	const foe = campaign(mind, sight)?.prey;
	const most = Math.max(...sight.rivals.map((rival) => starsOf(sight, rival)));
	const edge = foe === void 0 ? most : Math.max(starsOf(sight, foe), Math.min(most, 3));
	return Math.min(12, Math.max(shield, Math.round(2 * liking) > edge ? edge + 1 : edge, liking >= 1 ? 3 : 0)) - sight.own.lStars;
}
function starsOf(sight, seat) {
	return sight.view.seats[seat]?.lStars ?? 0;
}
function money$1(mind, sight) {
	return sight.cash - sight.dues - mind.weights.reserve;
}
function buildWeapons(mind, moment) {
	const sight = sightOf(moment);
	let cash = money$1(mind, sight);
	const stars = Math.max(0, Math.min(wantedStars(mind, sight), Math.floor(cash / 1e3)));
	cash -= 1e3 * stars;
	const nukes = Math.max(0, Math.min(wantedNukes(mind, sight), Math.floor(cash / 500)));
	if (stars + nukes === 0) return void 0;
	const clamp = (domain, value) => Math.max(domain.min, Math.min(domain.max, value));
	const command = fill(moment, "build-weapons", {
		nukes: (domain) => domain.kind === "range" ? clamp(domain, nukes) : void 0,
		lStars: (domain) => domain.kind === "range" ? clamp(domain, stars) : void 0
	});
	if (command?.type !== "build-weapons" || command.nukes + command.lStars > stars + nukes) return void 0;
	return {
		command,
		why: command.nukes > 0 ? `builds ${command.nukes} nukes so that nobody dares to strike it` : `builds ${command.lStars} L-stars, as a shield and for the die that decides battles`
	};
}
function research(mind, moment) {
	const sight = sightOf(moment);
	if (money$1(mind, sight) < 3500 || sight.left < 3) return void 0;
	const wish = (weapon) => weapon === "nuke" ? Math.min(2, wantedNukes(mind, sight)) * mind.weights.nukes : Math.min(2, wantedStars(mind, sight)) * 2 * mind.weights.lStars;
	const command = fill(moment, "research", { weapon: (domain) => best(valuesOf(domain), (weapon) => wish(weapon)) });
	if (command?.type !== "research") return void 0;
	return {
		command,
		why: `looks for the secret of the ${command.weapon === "nuke" ? "nuke" : "L-star"}`
	};
}
function turnResearchCard(mind, moment) {
	const command = money$1(mind, sightOf(moment)) > 1700 ? legal(moment, { type: "turn-research-card" }) : void 0;
	return command !== void 0 ? {
		command,
		why: "turns another card, as it can afford it"
	} : {
		command: { type: "stop-research" },
		why: "has spent enough on this search"
	};
}
// packages/bots/src/odds.ts
const LEVEL = {
	dice: 0,
	points: 0
};
/** Neither side has anything that the other has not. */
const NO_EDGES = {
	ours: LEVEL,
	theirs: LEVEL,
	armoured: false
};
const MOST = 16;
const known = /* @__PURE__ */ new Map();
/** An attack with so many units on so many, for at most so many rounds; the defender has sets for the first of them. */
function battleOdds(attackers, defenders, rounds, edges, sets = MOST) {
	const most = Math.min(MOST, rounds);
	return fight(Math.min(MOST, attackers), Math.min(MOST, defenders), most, edges, keyOf(edges), Math.min(most, sets));
}
function fight(attackers, defenders, rounds, edges, edge, sets) {
	if (defenders === 0) return {
		win: attackers > 0 ? 1 : .3,
		left: attackers,
		rounds: 0
	};
	if (attackers === 0 || rounds === 0) return {
		win: 0,
		left: attackers,
		rounds: 0
	};
	const key = (((edge * 17 + attackers) * 17 + defenders) * 17 + rounds) * 17 + sets;
	const cached = known.get(key);
	if (cached !== void 0) return cached;
	const lead = edges.armoured ? Math.trunc((attackers - defenders) / 3) : 0;
	const ours = killsOf(1 + (attackers > defenders ? 1 : 0) + edges.ours.dice, edges.ours.points + Math.max(0, lead));
	const theirs = killsOf((sets > 0 ? 2 : 1) + (defenders > attackers ? 1 : 0) + edges.theirs.dice, edges.theirs.points + Math.max(0, -lead));
	let win = 0;
	let left = 0;
	let fought = 1;
	ours.forEach((p, kills) => {
		theirs.forEach((q, losses) => {
			const next = fight(Math.max(0, attackers - losses), Math.max(0, defenders - kills), rounds - 1, edges, edge, Math.max(0, sets - 1));
			win += p * q * next.win;
			left += p * q * next.left;
			fought += p * q * next.rounds;
		});
	});
	const odds = {
		win,
		left,
		rounds: fought
	};
	known.set(key, odds);
	return odds;
}
/**
* C-MAP-04 to -10: by the chart one side is gone after a single reading. A die won is a point, and so are three points of
* technology; who defends without a set does not roll for Generalship.
*/
function chartBattle(attackers, defenders, { ours, theirs }, supplied) {
	const attack = attackers + ours.dice + Math.floor(ours.points / 3);
	const defence = defenders + theirs.dice + Math.floor(theirs.points / 3);
	const key = -1 - ((attack * 256 + defence) * 256 + attackers) * 2 - (supplied ? 1 : 0);
	const cached = known.get(key);
	if (cached !== void 0) return cached;
	const ways = {
		A: 0,
		B: 0,
		C: 0,
		D: 0
	};
	let all = 0;
	for (const one of DICE) for (const two of supplied ? DICE : NO_ROLL) {
		ways[readChart(attack + GENERALSHIP[one], defence + GENERALSHIP[two])]++;
		all++;
	}
	const odds = {
		win: (ways.A + ways.B) / all,
		left: (ways.A * attackers + ways.B * attackers / 2) / all,
		rounds: 1
	};
	known.set(key, odds);
	return odds;
}
const DICE = [
	1,
	2,
	3,
	4,
	5,
	6
];
/** A die that adds nothing. */
const NO_ROLL = [1];
/** The greatest total that the chart knows. */
const CHART_MOST = 20;
/** C-MAP-06: larger totals are brought down to the chart, the attacker's rounded down and the defender's up. */
function readChart(attack, defence) {
	const larger = Math.max(attack, defence);
	if (larger <= CHART_MOST) return letterAt(attack, Math.max(1, defence)) ?? "D";
	const down = Math.max(1, Math.floor(attack * CHART_MOST / larger));
	return letterAt(down, Math.max(1, Math.ceil(defence * CHART_MOST / larger))) ?? "D";
}
function keyOf({ ours, theirs, armoured }) {
	return ((((armoured ? 1 : 0) * 4 + ours.dice) * 4 + theirs.dice) * 16 + ours.points) * 16 + theirs.points;
}
const kills = [];
/** Chance of each number of kills, at three points a unit, with so many dice and points (B-ATK-34). */
function killsOf(dice, points) {
	kills[dice] ??= [];
	const row = kills[dice];
	row[points] ??= reckonKills(dice, points);
	return row[points];
}
function reckonKills(dice, points) {
	let ways = [1];
	for (let i = 0; i < dice; i++) {
		const next = new Array(ways.length + 6).fill(0);
		ways.forEach((n, sum) => {
			for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + n;
		});
		ways = next;
	}
	const chances = new Array(Math.floor((6 * dice + points) / 3) + 1).fill(0);
	ways.forEach((n, sum) => {
		const at = Math.floor((sum + points) / 3);
		chances[at] = (chances[at] ?? 0) + n / 6 ** dice;
	});
	return chances;
}
// packages/bots/src/edges.ts
/** The odds of a battle between so many attackers and defenders: who has no sets defends with one die. */
function clashOdds(sight, clash, attackers, defenders, rounds) {
	const edges = edgesOf(sight, clash);
	const sets = sight.setsOf(clash.defender);
	if (sight.options.combatResolution === "chart") return chartBattle(attackers, defenders, edges, sets > 0);
	return battleOdds(attackers, defenders, Math.min(rounds, Math.max(1, sight.setsOf(clash.attacker))), edges, sets);
}
/** B-TAC-18: one die, one unit for each full three points. */
function militia(units) {
	return {
		win: units >= 3 ? 1 : units === 2 ? 5 / 6 : 1 / 3,
		left: units - 5 / 6,
		rounds: 1
	};
}
const STARS = {
	dice: 1,
	points: 0
};
const OUR_STARS = {
	...NO_EDGES,
	ours: STARS
};
const THEIR_STARS = {
	...NO_EDGES,
	theirs: STARS
};
function edgesOf(sight, { attacker, defender, from, to, landing }) {
	const { seats, sets } = sight.view;
	const stars = (seats[attacker]?.lStars ?? 0) - (seats[defender]?.lStars ?? 0);
	const plain = stars > 0 ? OUR_STARS : stars < 0 ? THEIR_STARS : NO_EDGES;
	if (sets.tech === void 0) return sight.options.apc ? {
		...plain,
		armoured: true
	} : plain;
	const theirs = levelOf(sight, defender, forceIn(to));
	const lead = levelOf(sight, attacker, landing === true ? "army" : forceIn(from)) - theirs;
	const second = landing === true ? levelOf(sight, attacker, "navy") - theirs : 0;
	return {
		ours: withTechnology(withTechnology(plain.ours, lead), second),
		theirs: withTechnology(plain.theirs, -lead),
		armoured: sight.options.apc
	};
}
/** T-ATK-05, T-EDG-01: the higher level has a die more, and the difference in points. */
function withTechnology(edge, lead) {
	return lead > 0 ? {
		dice: edge.dice + 1,
		points: edge.points + lead
	} : edge;
}
function forceIn(zone) {
	return isTerritory(zone) ? "army" : "navy";
}
/** The level of a player's technology: as it is known, or halfway between the least and the most that it may be. */
function levelOf({ view }, seat, technology) {
	const deployed = view.sets.tech?.charts[seat]?.deployed[technology];
	if (deployed === void 0) return 0;
	return deployed.level ?? Math.round((deployed.shown + deployed.raises + HIGHEST) / 2);
}
const HIGHEST = 5;
// packages/bots/src/fleet.ts
/** Units of one resource that a ship carries on a trip, and what a trip to the market costs (M-LANES-10, M-SELL-06). */
const TONNAGE = 3;
const FREIGHT = 50;
/** What a unit of production that comes home is worth, price or no price. */
const UNIT_OF_PRODUCTION = 220;
/** What each further ship in dark blue seas is worth a cycle: a row goes out in four, another in eight. */
const DARK_WORTH = [
	900,
	900,
	900,
	900,
	500,
	500,
	260,
	260,
	120
];
/** The part of a cargo that comes through, by the number of pirates or of blockading navies (T-M-08, T-M-10). */
const THROUGH = [
	1,
	.8,
	.7,
	.5,
	.15,
	0
];
let last$2;
/** Where its ships should lie; reckoned once a moment. */
function fleetOf(sight) {
	if (last$2?.sight !== sight) last$2 = {
		sight,
		fleet: reckon$1(sight)
	};
	return last$2.fleet;
}
function reckon$1(sight) {
	const idle = shipsBySea(sight);
	let ships = 0;
	for (const number of idle.values()) ships += number;
	const haven = havens(sight)[0] ?? "mid-pacific";
	const wanted = /* @__PURE__ */ new Map();
	const missing = /* @__PURE__ */ new Map();
	let gain = 0;
	const jobs = jobsOf(sight);
	jobs.forEach(({ sea, worth }, i) => {
		if (i >= ships) {
			if (worth >= WORTH_A_SHIP) addTo(missing, sea ?? haven, 1);
			return;
		}
		const place = sea ?? DARK_SEAS.find((dark) => isSafe(sight, dark) && (idle.get(dark) ?? 0) > 0) ?? haven;
		addTo(wanted, place, 1);
		if ((idle.get(place) ?? 0) > 0) addTo(idle, place, -1);
		else gain += worth;
	});
	let rest = ships - jobs.length;
	for (const [sea, number] of idle) {
		if (rest <= 0) break;
		addTo(wanted, isSafe(sight, sea) ? sea : haven, Math.min(rest, number));
		rest -= number;
	}
	return {
		ships,
		wanted,
		gain,
		missing: [...missing].map(([sea, number]) => ({
			sea,
			ships: number
		}))
	};
}
function addTo(seas, sea, ships) {
	seas.set(sea, (seas.get(sea) ?? 0) + ships);
}
/** What a further ship must bring in a cycle to be built. */
const WORTH_A_SHIP = 250;
/** Work for ships, the best first: goods that wait in ports, and the trade of the dark blue seas, any of them. */
function jobsOf(sight) {
	const jobs = [];
	for (const { sea, units } of freightBySea(sight)) for (const resource of RESOURCES) for (let left = units[resource]; left > 0; left -= TONNAGE) jobs.push({
		sea,
		worth: Math.min(TONNAGE, left) * UNIT_OF_PRODUCTION * throughAt(sight, sea)
	});
	for (const worth of DARK_WORTH) jobs.push({
		sea: void 0,
		worth
	});
	return jobs.sort((a, b) => b.worth - a.worth);
}
/** Production abroad by the sea from which it is best fetched: one that serves many companies, and is safe. */
function freightBySea(sight) {
	const found = /* @__PURE__ */ new Map();
	const abroad = companiesAbroad(sight);
	for (const { land, resource, units } of abroad) {
		const sea = bestPort(sight, land);
		if (sea === void 0) continue;
		const there = found.get(sea) ?? {
			grain: 0,
			oil: 0,
			minerals: 0
		};
		there[resource] += units;
		found.set(sea, there);
	}
	return [...found].map(([sea, units]) => ({
		sea,
		units
	}));
}
/** The port sea of a land from which ships serve it best. */
function bestPort(sight, land) {
	const abroad = companiesAbroad(sight);
	let found;
	let most = -1;
	for (const sea of ports(land)) {
		const score = (abroad.filter((each) => ports(each.land).includes(sea)).length + 1) * throughAt(sight, sea);
		if (score <= most) continue;
		most = score;
		found = sea;
	}
	return found;
}
/** Its open companies that no home of its own holds. */
function companiesAbroad(sight) {
	const found = [];
	for (const { card, face } of sight.own.holdings) {
		if (card === void 0 || face === "closed") continue;
		const { location, resource, units } = companyOf(card);
		if (isTerritory(location) && homePower(location) !== sight.own.power) found.push({
			land: location,
			resource,
			units
		});
	}
	return found;
}
/** The part of a cargo that is expected to come out of a sea. */
function throughAt(sight, sea) {
	const marine = sight.view.sets.marine;
	const pirates = marine?.pirates[sea] ?? 0;
	const foe = hostileNavies(sight, sea);
	const blocked = foe > 0 && marine?.announced.some(({ against }) => against === sight.seat) === true ? foe : 0;
	return (THROUGH[Math.min(pirates, 5)] ?? 0) * (THROUGH[Math.min(blocked, 5)] ?? 0);
}
/** Dark blue seas, the safest first: where its own navies are, then those without navies of others. */
function havens(sight) {
	const risk = (sea) => hostileNavies(sight, sea) - .5 * navies(sight, sea, sight.seat);
	return [...DARK_SEAS].sort((a, b) => risk(a) - risk(b));
}
/** Whether ships lie out of reach of other players' navies in a dark blue sea; in light blue ones nobody chases them for long. */
function isSafe(sight, sea) {
	return !isDarkSea(sea) || hostileNavies(sight, sea) <= navies(sight, sea, sight.seat);
}
/** Navies of others in a sea. */
function hostileNavies(sight, sea) {
	let sum = 0;
	for (const force of sight.at(sea)) if (force.seat !== sight.seat) sum += force.units.navy ?? 0;
	return sum;
}
function navies(sight, sea, seat) {
	for (const force of sight.at(sea)) if (force.seat === seat) return force.units.navy ?? 0;
	return 0;
}
function shipsOf(sight, sea, seat) {
	for (const force of sight.at(sea)) if (force.seat === seat) return force.units.ship ?? 0;
	return 0;
}
function shipsBySea(sight) {
	const lying = /* @__PURE__ */ new Map();
	for (const { zone } of sight.view.board) {
		const ships = isTerritory(zone) ? 0 : shipsOf(sight, zone, sight.seat);
		if (ships > 0 && !isTerritory(zone)) lying.set(zone, ships);
	}
	return lying;
}
/** Units that it can still bring to the market or from it in this stage; without the set as many as it likes. */
function hold(sight) {
	if (!sight.options.merchantMarine) return Number.POSITIVE_INFINITY;
	const { marine } = sight.view.sets;
	const used = marine?.sailed.window === windowOf(sight) ? marine.sailed.ships[sight.seat] : void 0;
	let ships = 0;
	for (const sea of DARK_SEAS) ships += Math.max(0, shipsOf(sight, sea, sight.seat) - (used?.[sea] ?? 0));
	return TONNAGE * ships;
}
/** The name of the phase under way, in which each ship sails once (M-SELL-03). */
function windowOf({ view }) {
	const at = view.agenda.findIndex(({ procedure }) => procedure === "stage");
	return `${view.cycle} ${view.agenda[at + 1]?.procedure}`;
}
/** What it costs to carry so many units of one resource. */
function freight(sight, units) {
	return sight.options.merchantMarine ? FREIGHT * Math.ceil(units / TONNAGE) : 0;
}
// packages/bots/src/decisions/siege.ts
/** What a power that cannot trade misses in a cycle. */
const TRADE = 3e3;
/** More navies than this are better spent otherwise. */
const MOST_NAVIES = 3;
let last$1;
/** The siege that is best worth laying; none for those who like peace. */
function siege(mind, sight) {
	if (mind.weights.attack < .8 || !mind.shrewd || sight.left <= 2 || sight.options.stages === "37") return void 0;
	if (last$1?.sight === sight && last$1.weights === mind.weights) return last$1.plan;
	let plan;
	for (const rival of sight.rivals) {
		const found = siegeOf(mind, sight, rival);
		if (found !== void 0 && found.worth > (plan?.worth ?? 0)) plan = found;
	}
	last$1 = {
		sight,
		weights: mind.weights,
		plan
	};
	return plan;
}
function siegeOf(mind, sight, rival) {
	if (isFriend(mind, sight, rival)) return void 0;
	const seas = homePorts(sight, rival);
	if (seas.length === 0) return void 0;
	const open = [];
	for (const sea of seas) {
		if (navies(sight, sea, rival) > 0) return void 0;
		if (!isCovered(sight, sea, rival)) open.push(sea);
	}
	if (open.length > MOST_NAVIES) return void 0;
	const part = sight.rivals.length === 1 ? 1 : campaign(mind, sight)?.prey === rival ? .7 : leads(sight, rival) ? .4 : 0;
	const cost = open.length * (150 + setCost(sight) / 3 + .8 * sight.price("oil"));
	const worth = mind.weights.attack * part * TRADE * Math.min(3, sight.left - 2) - cost;
	return worth > 0 ? {
		rival,
		seas,
		open,
		worth
	} : void 0;
}
/** Whether it would break a promise, or means to keep peace. */
function isFriend(mind, sight, rival) {
	return hasGranted(sight, rival) || trusts(sight, rival) && mind.weights.faith >= .3;
}
/** Whether a rival is the richest of all as far as can be seen. */
function leads(sight, rival) {
	const wealth = sight.wealth(rival);
	return wealth > sight.wealth(sight.seat) && sight.rivals.every((other) => sight.wealth(other) <= wealth);
}
/** The seas on which a player's homes have ports. */
function homePorts(sight, seat) {
	const seas = [];
	for (const home of sight.homes(seat)) for (const sea of ports(home)) if (!seas.includes(sea)) seas.push(sea);
	return seas;
}
/** Whether a navy of somebody who does not let him pass lies there. */
function isCovered(sight, sea, against) {
	return sight.at(sea).some(({ seat, units }) => seat !== against && (units.navy ?? 0) > 0 && sight.view.passage[seat]?.includes(against) !== true);
}
/** Sends a navy before the next port of a siege, if one can be spared. */
function sailToSiege(mind, moment) {
	const sight = sightOf(moment);
	const plan = siege(mind, sight);
	if (plan === void 0 || sight.own.supplies.oil < 2) return void 0;
	for (const to of plan.open) for (const from of fleetsToSpare(sight, plan)) {
		const command = legal(moment, {
			type: "move",
			to,
			orders: [{
				how: "sail",
				from,
				units: { navy: 1 }
			}]
		});
		if (command !== void 0) return {
			command,
			why: `sends a navy to the ${zoneName(to)}, to shut the ports of ${plan.rival}`
		};
	}
}
/** Seas with navies that no port of the siege needs, the nearest stacks first as the board has them. */
function fleetsToSpare(sight, plan) {
	return sight.view.board.flatMap(({ zone }) => {
		if (isTerritory(zone)) return [];
		return navies(sight, zone, sight.seat) > (isLightSea(zone) && plan.seas.includes(zone) ? 1 : 0) ? [zone] : [];
	});
}
/** What a siege is worth in a stage: the navies that it can send in Stage 5, the word that it must give in Stage 4. */
function siegeWorth(mind, sight, stage) {
	const plan = siege(mind, sight);
	if (plan === void 0) return 0;
	if (stage === 5) return plan.open.length > 0 && fleetsToSpare(sight, plan).length > 0 ? plan.worth / 2 : 0;
	const said = sight.view.sets.marine?.announced.some(({ by, against }) => by === sight.seat && against === plan.rival);
	return sight.options.merchantMarine && plan.open.length === 0 && said !== true ? plan.worth : 0;
}
/** Navies that a siege still lacks, beyond those at hand. */
function naviesLacking(mind, sight) {
	const plan = siege(mind, sight);
	if (plan === void 0) return 0;
	let spare = 0;
	for (const zone of fleetsToSpare(sight, plan)) {
		const kept = isLightSea(zone) && plan.seas.includes(zone) ? 1 : 0;
		spare += navies(sight, zone, sight.seat) - kept;
	}
	return Math.max(0, plan.open.length - spare);
}
/** How near a sea lies to the ports of the siege. */
function nearSiege(mind, sight, zone) {
	const plan = siege(mind, sight);
	if (plan === void 0 || isTerritory(zone)) return 0;
	if (isLightSea(zone) && plan.open.includes(zone)) return 10;
	return plan.open.some((sea) => seaBorders(sea).includes(zone)) ? 5 : 1;
}
/** Says aloud that its navies shut somebody's ports, who is no friend (M-BLOCKADE-01). */
function announce(mind, moment) {
	const sight = sightOf(moment);
	if (!sight.options.merchantMarine || mind.weights.attack <= 0) return void 0;
	const command = fill(moment, "announce", {
		against: (domain) => valuesOf(domain).find((value) => {
			const rival = sight.rivals.find((other) => other === value);
			return rival !== void 0 && !isFriend(mind, sight, rival);
		}),
		grip: (domain) => valuesOf(domain).find((value) => value === "siege") ?? valuesOf(domain)[0]
	});
	if (command?.type !== "announce") return void 0;
	return {
		command,
		why: command.grip === "siege" ? `announces the siege of ${command.against}, all of whose ports are shut` : `announces that its navies blockade ${zoneName(command.grip)}`
	};
}
/** What it is worth to drive navies from a sea: they may besiege it, or shut in a company of its own. */
function relief(sight, zone) {
	if (isTerritory(zone) || !isLightSea(zone) || hostileNavies(sight, zone) === 0) return 0;
	let value = 0;
	const seas = homePorts(sight, sight.seat);
	if (seas.includes(zone) && seas.every((sea) => isShut(sight, sea))) value += TRADE * Math.min(2, sight.left);
	for (const land of portsOn(zone)) {
		if (homePower(land) === sight.own.power || !ports(land).every((sea) => isShut(sight, sea))) continue;
		value += shutIn(sight, land);
	}
	return value;
}
/** Whether a sea is shut to it: with the Merchant Marine only if that has been announced. */
function isShut(sight, sea) {
	if (!isCovered(sight, sea, sight.seat)) return false;
	if (!sight.options.merchantMarine) return true;
	return sight.view.sets.marine?.announced.some(({ against }) => against === sight.seat) === true;
}
/** What its companies in a land would yield. */
function shutIn(sight, land) {
	let value = 0;
	for (const { holder, resource, units } of sight.cardsIn(land)) if (holder === sight.seat) value += companyWorth(sight, resource, units);
	return value;
}
// packages/bots/src/decisions/extra-units.ts
/** More points than two dice usually show: whatever takes more to be removed shields those beside it. */
const AVERAGE_ROLL = 7;
/** Navies that a landing takes. */
const SQUADRON = 2;
/** Raises a shield for a large force, a freighter for trade or a navy for landings, where it lacks one and has the money. */
function extraUnits(mind, moment, money) {
	const sight = sightOf(moment);
	if (!mind.shrewd || sight.left <= 2 || money < 1200 || sight.sets < 2) return void 0;
	for (const kind of UNIT_KINDS) {
		const wish = wishFor(mind, sight, kind);
		if (wish === void 0) continue;
		const command = fill(moment, "build", {
			kind: (domain) => valuesOf(domain).find((value) => value === kind),
			zone: (domain) => best(valuesOf(domain), wish.score),
			number: (domain) => domain.kind === "range" ? Math.max(domain.min, Math.min(domain.max, wish.number)) : void 0
		});
		if (command?.type === "build" && command.kind === kind) return {
			command,
			why: `${wish.why} ${zoneName(command.zone)}`
		};
	}
}
function wishFor(mind, sight, kind) {
	const { domain, firePower, killPoints, places } = UNIT_ROWS[kind];
	if (domain === "land") return sight.options.apc && killPoints > AVERAGE_ROLL ? shield(mind, sight, kind) : void 0;
	if (places === 0) return void 0;
	if (firePower === 0) return sight.options.merchantMarine ? freighters(sight) : void 0;
	const siege = naviesLacking(mind, sight);
	if (siege > 0) return {
		number: siege,
		score: (zone) => nearSiege(mind, sight, zone),
		why: "builds navies for a siege in the"
	};
	const lack = SQUADRON - sight.count(kind);
	const war = campaign(mind, sight);
	if (lack < 1 || war === void 0 || mind.weights.attack < 1 || war.fronts.size > 0) return void 0;
	const shore = (zone) => neighbours(zone).reduce((sum, land) => sum + sight.armies(land, sight.seat), 0);
	return {
		number: lack,
		score: shore,
		why: "builds navies to land from in the"
	};
}
/** Ships for goods that would lie waiting, where they would lie. */
function freighters(sight) {
	const [first] = fleetOf(sight).missing;
	if (first === void 0) return void 0;
	return {
		number: Math.min(3, first.ships),
		score: (zone) => zone === first.sea ? 2 : 0,
		why: "builds ships for goods that would lie waiting, in the"
	};
}
/** What such units are worth in the build stage. */
function extraWorth(mind, sight) {
	if (!mind.shrewd || sight.left <= 2 || sight.sets < 2) return 0;
	const ships = sight.options.merchantMarine ? fleetOf(sight).missing.reduce((sum, berth) => sum + berth.ships, 0) : 0;
	return 150 * Math.min(3, ships) + 250 * naviesLacking(mind, sight);
}
/** Where it has a force worth shielding that has no shield yet. */
function shield(mind, sight, kind) {
	const fronts = campaign(mind, sight)?.fronts;
	const score = (zone) => {
		if (!isTerritory(zone) || sight.at(zone).some((force) => (force.units[kind] ?? 0) > 0)) return 0;
		const armies = sight.armies(zone, sight.seat);
		return armies >= 4 && (fronts?.has(zone) === true || sight.menace(zone) > 2) ? armies : 0;
	};
	return {
		number: 1,
		score,
		why: `raises a shield for its armies in`
	};
}
// packages/bots/src/decisions/builds.ts
/** Armies that a home territory should hold: any rival with oil can fly in, so none may be bare. */
function wantedAt(mind, sight, home) {
	if (!mind.shrewd) return Math.min(2, mind.weights.garrison);
	const last = sight.homes(sight.seat).length <= 2 && sight.homeOwner(home) === sight.seat ? 2 : 0;
	const guard = mind.weights.garrison + last;
	return Math.round(Math.max(guard, Math.min(9, .6 * sight.menace(home) + .3 * guard)));
}
/** How many armies the home country lacks. */
function lacking$1(mind, sight) {
	let sum = 0;
	for (const home of sight.homes(sight.seat)) sum += Math.max(0, wantedAt(mind, sight, home) - sight.armies(home, sight.seat));
	return sum;
}
/** What the build stage is worth. */
function buildWorth(mind, sight) {
	const weapons = arsenalWorth(mind, sight);
	const { sets } = sight;
	const money = spare(mind, sight);
	if (sets < 1 || money < 100 || sight.left <= 1 && sight.options.detentePrices === "closing") return weapons;
	const most = Math.min(3 * sets, Math.floor(money / 100));
	const number = Math.min(lacking$1(mind, sight), most);
	const bare = sight.homes(sight.seat).filter((home) => sight.size(home, sight.seat) === 0).length;
	const risk = sight.left <= 1 ? .3 : 1;
	const guard = Math.max(0, risk * (340 * number + 900 * Math.min(bare, number)) - Math.ceil(number / 3) * setCost(sight) / 2);
	const recruits = Math.min(most - number, expedition(mind, sight));
	return guard + weapons + extraWorth(mind, sight) + (recruits >= 3 ? 250 * mind.weights.attack * recruits : 0);
}
/** Armies that a campaign still lacks at its fronts. */
function expedition(mind, sight) {
	const war = campaign(mind, sight);
	if (war === void 0) return 0;
	let lack = 0;
	for (const [front, wanted] of war.fronts) lack += Math.max(0, wanted - sight.armies(front, sight.seat));
	return Math.min(lack, 3 * Math.max(0, sight.sets - 2));
}
function spare(mind, sight) {
	return sight.cash - sight.dues - Math.min(400, mind.weights.reserve);
}
/** Raises armies where the garrison is thinnest, then where a campaign is to start. */
function build(mind, moment) {
	const sight = sightOf(moment);
	const money = spare(mind, sight);
	if (money < 100) return void 0;
	const guards = lacking$1(mind, sight) > 0;
	const recruits = guards ? 0 : expedition(mind, sight);
	if (!guards && recruits < 1) return extraUnits(mind, moment, money);
	const fronts = campaign(mind, sight)?.fronts ?? /* @__PURE__ */ new Map();
	const lack = (zone) => {
		if (!guards) return Math.min(recruits, (fronts.get(zone) ?? 0) - sight.armies(zone, sight.seat));
		return sight.homeOwner(zone) === sight.seat ? wantedAt(mind, sight, zone) - sight.armies(zone, sight.seat) : 0;
	};
	const command = raise(moment, sight, guards ? sight.homes(sight.seat) : [...fronts.keys()], lack, money);
	if (command?.type !== "build") return void 0;
	return {
		command,
		why: guards ? `raises ${command.number} in ${zoneName(command.zone)}, where only ${sight.armies(command.zone, sight.seat)} stand guard` : `raises ${command.number} in ${zoneName(command.zone)} for a war it means to win`
	};
}
/** As many armies as one of the lands lacks, the neediest first; if something stands in the way, what may be raised instead. */
function raise(moment, sight, lands, lack, money) {
	const zone = best(lands, lack);
	const afford = Math.floor(money / 100);
	if (zone === void 0) return void 0;
	return legal(moment, {
		type: "build",
		kind: "army",
		zone,
		number: Math.min(lack(zone), afford, 3 * sight.sets)
	}) ?? fill(moment, "build", {
		kind: (domain) => valuesOf(domain).find((value) => value === "army"),
		zone: (domain) => best(valuesOf(domain), lack),
		number: (domain, { zone: chosen }) => domain.kind === "range" ? Math.max(domain.min, Math.min(domain.max, afford, lack(chosen))) : void 0
	});
}
// packages/bots/src/decisions/moves.ts
/** The best move that needs no more than one order; undefined if none is worth it. */
function bestMove(mind, sight) {
	return plans(mind, sight)[0];
}
function move(mind, moment) {
	const sight = sightOf(moment);
	for (const plan of plans(mind, sight).slice(0, 3)) {
		const { from, to, how, kind, number } = plan;
		const orders = [{
			how,
			from,
			units: { [kind]: number }
		}];
		const command = legal(moment, plan.hired === true ? {
			type: "hire-carriers",
			to,
			orders
		} : {
			type: "move",
			to,
			orders
		});
		if (command === void 0) continue;
		const home = sight.size(to, sight.seat) > 0 || sight.homeOwner(to) === sight.seat;
		return {
			command,
			why: kind !== "army" ? `drives its ${UNIT_ROWS[kind].names.one} to ${zoneName(to)}, where it shields a force` : home ? `sends ${number} to ${zoneName(to)}, where they are needed more` : `${plan.hired === true ? "hires carriers" : "moves"} into ${zoneName(to)}, which lies open and is worth about $${Math.round(plan.gain)}M`
		};
	}
}
/** Armies that a zone can spare. */
function spareAt(mind, sight, zone) {
	const there = sight.armies(zone, sight.seat);
	if (sight.homeOwner(zone) === sight.seat) return there - (mind.shrewd && sight.menace(zone) > 0 ? Math.max(2, Math.ceil(.6 * wantedAt(mind, sight, zone))) : 1);
	return sight.cardsIn(zone).some((card) => card.holder === sight.seat) ? there - 1 : there;
}
function plans(mind, sight) {
	const sources = [];
	for (const { zone } of sight.view.board) {
		if (!isTerritory(zone) || sight.armies(zone, sight.seat) === 0) continue;
		const spare = spareAt(mind, sight, zone);
		if (spare > 0 && sight.view.assaults.every((assault) => assault.zone !== zone || assault.seat !== sight.seat)) sources.push({
			zone,
			spare
		});
	}
	if (sources.length === 0) return [];
	const found = [];
	for (const [to, gain] of prizes(mind, sight)) {
		const plan = cheapest(sight, sources, to, gain);
		if (plan !== void 0 && plan.gain > 0) found.push(plan);
	}
	found.push(...concentration(mind, sight, sources), ...armour(mind, sight));
	return found.sort((a, b) => b.gain - a.gain);
}
/** Idle forces go where a campaign is to start. */
function concentration(mind, sight, sources) {
	const war = campaign(mind, sight);
	if (war === void 0) return [];
	const { grain, oil } = sight.own.supplies;
	const found = [];
	for (const [front, wanted] of war.fronts) {
		const lack = wanted - sight.armies(front, sight.seat);
		if (lack < 1) continue;
		for (const { zone, spare } of sources) {
			if (war.fronts.has(zone)) continue;
			const walks = landBorders(front).includes(zone);
			const number = Math.min(spare, lack, walks ? grain - 4 : Math.floor((oil - 4) / 2));
			if (number > 1) found.push({
				from: zone,
				to: front,
				how: walks ? "march" : "airlift",
				kind: "army",
				number,
				gain: 130 * number
			});
		}
	}
	return found;
}
/** Kinds that shield the armies beside them: it takes more than a usual roll to remove one. */
const SHIELDS = UNIT_KINDS.filter((kind) => UNIT_ROWS[kind].domain === "land" && UNIT_ROWS[kind].killPoints > 7);
/** A shield that stands idle drives, or is flown, to a front that has none. */
function armour(mind, sight) {
	const war = sight.options.apc ? campaign(mind, sight) : void 0;
	if (war === void 0) return [];
	const found = [];
	const has = (zone, kind) => sight.at(zone).find((force) => force.seat === sight.seat)?.units[kind] ?? 0;
	for (const kind of SHIELDS) for (const front of war.fronts.keys()) {
		if (has(front, kind) > 0 || sight.armies(front, sight.seat) < 3) continue;
		for (const { zone } of sight.view.board) {
			if (!isTerritory(zone) || has(zone, kind) === 0 || war.fronts.has(zone) || sight.menace(zone) > 3) continue;
			const { step, flight } = UNIT_ROWS[kind];
			const drives = landBorders(front).includes(zone);
			const oil = drives ? step.units : flight;
			if (oil > 0 && sight.own.supplies.oil >= oil + 2) found.push({
				from: zone,
				to: front,
				how: drives ? "march" : "airlift",
				kind,
				number: 1,
				gain: 300 - 40 * oil
			});
		}
	}
	return found;
}
/** Open lands, with what it is worth to stand there. */
function prizes(mind, sight) {
	const lands = /* @__PURE__ */ new Map();
	const consider = (zone) => {
		if (!isTerritory(zone) || lands.has(zone) || sight.at(zone).length > 0 || sight.view.nuked.includes(zone)) return;
		const value = sight.homeOwner(zone) === sight.seat ? 1200 : zoneWorth(sight, zone);
		if (value > 0) lands.set(zone, value);
	};
	const war = campaign(mind, sight);
	if (war !== void 0) for (const [zone, reached] of war.footholds) lands.set(zone, Math.min(1500, .1 * war.worth) * reached + zoneWorth(sight, zone));
	for (const zone of sight.cardZones) consider(zone);
	for (const seat of sight.view.order) for (const home of sight.homes(seat)) consider(home);
	return lands;
}
/** How to get there with one army, or two where it is a home of somebody: on foot from next door, or by air. */
function cheapest(sight, sources, to, value) {
	const { grain, oil } = sight.own.supplies;
	const borders = landBorders(to);
	let found;
	for (const { zone, spare } of sources) {
		const walks = borders.includes(zone) && grain > 0;
		if (!walks && oil < 2) {
			found = better(found, carried(sight, zone, to, borders.includes(zone), value));
			continue;
		}
		const cost = walks ? .4 * sight.price("grain") + 10 : .8 * sight.price("oil") + 20;
		const most = walks ? Math.min(spare, grain) : Math.min(spare, Math.floor(oil / 2));
		const number = Math.min(most, sight.homeOwner(to) === void 0 ? 1 : 2);
		const gain = value - number * cost;
		if (number > 0 && (found === void 0 || gain > found.gain)) found = {
			from: zone,
			to,
			how: walks ? "march" : "airlift",
			kind: "army",
			number,
			gain
		};
	}
	return found;
}
function better(one, other) {
	return other !== void 0 && other.gain > (one?.gain ?? 0) ? other : one;
}
/** One army, carried by others for what its supplies cost and a fee, where the set has such carriers. */
function carried(sight, from, to, walks, value) {
	if (!sight.options.merchantMarine) return void 0;
	const price = CARRIERS_FEE + (walks ? sight.price("grain") : 2 * sight.price("oil"));
	if (sight.cash - sight.dues < 1e3 + price) return void 0;
	return {
		from,
		to,
		how: walks ? "march" : "airlift",
		kind: "army",
		number: 1,
		gain: value - price,
		hired: true
	};
}
/** For each army (M-CARRIER-02). */
const CARRIERS_FEE = 100;
// packages/bots/src/decisions/battle.ts
/** Moves into what it has emptied: enough to hold it, without baring the land it came from. */
function occupy(mind, moment) {
	const sight = sightOf(moment);
	const battle = sight.view.agenda.findLast((frame) => frame.procedure === "conventional");
	const zone = battle?.occupying?.find(({ seat }) => seat === sight.seat)?.zone;
	if (zone === void 0 || battle === void 0) return void 0;
	for (const orders of waysIn(mind, sight, zone)) {
		const command = legal(moment, {
			type: "occupy",
			orders
		});
		if (command !== void 0) return {
			command,
			why: `occupies ${zoneName(zone)}`
		};
	}
	const command = fill(moment, "occupy", { orders: once((domain) => valuesOf(domain)[0]) });
	return command === void 0 ? {
		command: { type: "no-occupation" },
		why: `has nobody to spare for ${zoneName(zone)}`
	} : {
		command,
		why: `occupies ${zoneName(zone)}`
	};
}
/** Ways to come into a zone, the best first: on foot from next door, by air, or with a navy. */
function waysIn(mind, sight, zone) {
	const { grain, oil } = sight.own.supplies;
	const ways = [];
	for (const { zone: from } of sight.view.board) {
		const armies = sight.armies(from, sight.seat);
		const units = sight.size(from, sight.seat);
		if (units === 0 || from === zone) continue;
		if (!isTerritory(zone)) {
			if (neighbours(zone).includes(from) && units > armies) ways.push({
				orders: [{
					how: "sail",
					from,
					units: { navy: 1 }
				}],
				rank: 5
			});
			continue;
		}
		const spare = Math.max(spareAt(mind, sight, from), sight.homeOwner(from) === sight.seat ? armies - 1 : armies);
		if (spare < 1) continue;
		if (neighbours(zone).includes(from) && grain > 0) {
			const number = Math.min(spare, Math.max(1, grain - 2), follow(sight, from, zone, armies));
			ways.push({
				orders: [{
					how: "march",
					from,
					units: { army: number }
				}],
				rank: 10 + number
			});
		} else if (oil >= 2) ways.push({
			orders: [{
				how: "airlift",
				from,
				units: { army: 1 }
			}],
			rank: Math.min(4, spare)
		});
	}
	return ways.sort((a, b) => b.rank - a.rank).slice(0, 4).map(({ orders }) => orders);
}
/** How many follow into a land that was taken: most of them where the next homes lie beyond it, else a guard. */
function follow(sight, from, to, armies) {
	const owner = sight.homeOwner(to);
	if (owner === void 0 || owner === sight.seat) return 2;
	const homes = sight.homes(owner).filter((home) => home !== to);
	return touching(to, homes) > touching(from, homes) ? Math.ceil(.7 * armies) : 2;
}
/** After an assault that has not taken its land: goes on while the odds hold, or takes the force off. */
function goOnAssault(mind, moment) {
	const sight = sightOf(moment);
	const standing = sight.view.assaults.find((each) => each.seat === sight.seat);
	if (standing === void 0) return void 0;
	const units = sight.size(standing.zone, sight.seat);
	const foe = sight.at(standing.zone).find(({ seat }) => seat !== sight.seat)?.seat;
	const clash = {
		attacker: sight.seat,
		from: standing.zone,
		to: standing.zone
	};
	const odds = foe === void 0 ? militia(units) : clashOdds(sight, {
		...clash,
		defender: foe
	}, units, sight.size(standing.zone, foe), 3);
	const goesOn = legal(moment, {
		type: "continue-assault",
		zone: standing.zone
	});
	if (goesOn !== void 0 && odds.win >= .35 * Math.min(1, mind.weights.nerve + .4)) return {
		command: goesOn,
		why: `goes on with its assault in ${zoneName(standing.zone)}`
	};
	const off = fill(moment, "give-up-assault", {
		zone: (domain) => valuesOf(domain)[0],
		how: (domain) => valuesOf(domain).find((value) => value === "withdraw") ?? valuesOf(domain)[0],
		sea: (domain) => valuesOf(domain)[0]
	});
	if (off !== void 0) return {
		command: off,
		why: `gives its assault in ${zoneName(standing.zone)} up`
	};
	return goesOn === void 0 ? void 0 : {
		command: goesOn,
		why: "has no way back from its assault"
	};
}
/** Takes one order of a list and stops. */
function once(pick) {
	let done = false;
	return (domain, draft) => {
		if (done) return void 0;
		done = true;
		return pick(domain, draft);
	};
}
// packages/bots/src/decisions/market.ts
/** A sale that brings less is not worth the breath. */
const WORTH_A_SALE = 60;
const NOTHING = {
	resource: "grain",
	units: 0,
	gain: 0
};
/** Sets that it keeps to raise a force with, at most. */
const MUSTER = 6;
/** Units of each resource that stay in store for attacks, builds and defence. */
function keep(mind, sight) {
	if (sight.options.stages === "37" || sight.left <= 1) return 0;
	if (!mind.shrewd) return mind.weights.stock;
	return Math.max(mind.weights.stock, setsForWar(mind, sight), Math.min(4, threatened(sight)));
}
/** Sets for the fighting once the force stands ready; before that, those that raise it, and two for its first rounds. */
function setsForWar(mind, sight) {
	const war = campaign(mind, sight);
	if (war === void 0) return 0;
	const sets = war.ready > .4 ? war.rounds : Math.min(MUSTER, Math.ceil(war.missing / 3) + 2);
	return Math.min(mind.warChest, sets);
}
/** Rounds that rivals at its borders could force upon it. */
function threatened(sight) {
	let sum = 0;
	for (const home of sight.homes(sight.seat)) sum += sight.menace(home) > sight.armies(home, sight.seat) ? 1 : 0;
	return sum;
}
/** The best sale now: a batch is paid at the price before it, so all goes at once, if the price is worth it. */
function bestSale(mind, sight) {
	const yields = sight.production(sight.seat);
	const worth = keptWorth(mind, sight);
	const most = hold(sight);
	let stays;
	let found = NOTHING;
	for (const resource of RESOURCES) {
		const stored = sight.own.supplies[resource];
		const overflow = sight.left <= 1 ? 0 : stored + yields[resource] - sight.row;
		if (stored === 0 || overflow <= 0 && sight.price(resource) <= worth) continue;
		stays ??= keep(mind, sight);
		const surplus = Math.min(stored - stays, most);
		if (surplus < 1) continue;
		for (const units of batches(sight, surplus, overflow)) {
			const kept = worth * Math.max(0, units - Math.max(0, overflow));
			const gain = proceeds(sight, resource, units, -1) - kept - freight(sight, units);
			if (gain > found.gain) found = {
				resource,
				units,
				gain
			};
		}
	}
	return found;
}
/** Batches worth a thought: everything or what would be lost; any number where each unit has its own price. */
function batches(sight, surplus, overflow) {
	if (sight.options.marketPricing === "unit") return Array.from({ length: surplus }, (_, i) => i + 1);
	return overflow > 0 && overflow < surplus ? [surplus, overflow] : [surplus];
}
/** What a unit not sold now is expected to bring. */
function keptWorth(mind, sight) {
	if (sight.left > 1) return mind.holdOut;
	return sight.options.detentePrices === "opening" ? 40 : mind.lastHoldOut;
}
function sell(mind, moment) {
	const sight = sightOf(moment);
	const sale = bestSale(mind, sight);
	const units = mind.shrewd ? sale.units : Math.ceil(sale.units / 2);
	if (units < 1 || sale.gain < WORTH_A_SALE) return void 0;
	const { resource } = sale;
	const fall = priceAt(clampSpot(sight.view.market[resource] - units));
	const command = tradeOf(moment, "sell", resource, units);
	return command === void 0 ? void 0 : {
		command,
		why: `sells ${command.units} ${resource} at $${sight.price(resource)}M each before others do: the price falls to $${fall}M`
	};
}
/** The best purchase now: it is paid at the price before it, and lifts what all of its kind in store is worth. */
function bestPurchase(mind, sight, spend) {
	let found = NOTHING;
	const most = hold(sight);
	const sets = mind.shrewd && sight.left > 1 ? setsForWar(mind, sight) : 0;
	const forWar = sets === 0 ? 0 : Math.min(400, (campaign(mind, sight)?.worth ?? 0) / 40);
	for (const resource of RESOURCES) {
		const spot = sight.view.market[resource];
		const price = priceAt(spot);
		const stored = sight.own.supplies[resource];
		const room = Math.max(0, sight.row - stored - (sight.left > 1 ? nextYield(sight, resource) : 0));
		const afford = affordable(sight, resource, Math.floor(spend / price), spend);
		const lift = sight.options.marketOverflow ? BEAR_PIT - spot : 0;
		const need = Math.min(room, Math.max(0, sets - stored));
		for (const wish of mind.shrewd ? [
			need,
			room,
			Math.max(room, lift)
		] : [Math.min(4, room)]) {
			const units = Math.min(wish, afford, most, sight.options.marketOverflow ? 99 : sight.row - stored);
			if (units < 1) continue;
			const after = clampSpot(spot + units);
			const gain = Math.min(sight.row, stored + units) * hope(sight, after) - stored * hope(sight, spot) - proceeds(sight, resource, units, 1) - freight(sight, units) + forWar * Math.min(units, need) - others(mind, sight, resource, after);
			if (gain > found.gain) found = {
				resource,
				units,
				gain
			};
		}
	}
	return found;
}
/** As many as the money reaches for; unit by unit they grow dearer. */
function affordable(sight, resource, most, spend) {
	let units = Math.min(99, most);
	while (units > 0 && proceeds(sight, resource, units, 1) + freight(sight, units) > spend) units--;
	return units;
}
/** Part of the next production that is expected to find room anyway. */
function nextYield(sight, resource) {
	return Math.min(3, Math.floor(sight.production(sight.seat)[resource] / 2));
}
/** What a lifted price gives to the rivals who count, at the end. */
function others(mind, sight, resource, after) {
	if (!mind.shrewd || sight.left > 1) return 0;
	const rise = priceAt(after) - sight.price(resource);
	return .5 * Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.supplies[resource] ?? 0)) * rise;
}
function buy(mind, moment) {
	const sight = sightOf(moment);
	const { resource, units, gain } = bestPurchase(mind, sight, purse(mind, sight));
	if (units < 1 || gain < 50) return void 0;
	const rise = priceAt(clampSpot(sight.view.market[resource] + units));
	const command = tradeOf(moment, "buy", resource, units);
	return command === void 0 ? void 0 : {
		command,
		why: `buys ${command.units} ${resource} at $${sight.price(resource)}M each, which lifts the price to $${rise}M`
	};
}
/** Cash that may be spent at the end of a cycle: salaries are due next. */
function purse(mind, sight) {
	if (sight.left <= 1) return sight.cash;
	return sight.cash - sight.dues - (mind.shrewd ? 100 : mind.weights.reserve);
}
/** As many of a resource as may be traded at once, where ships or anything else set a limit. */
function tradeOf(moment, type, resource, units) {
	const whole = legal(moment, {
		type,
		resource,
		units
	});
	if (whole !== void 0) return whole;
	const part = fill(moment, type, {
		resource: (domain) => valuesOf(domain).find((value) => value === resource),
		units: (domain) => domain.kind === "range" && domain.min <= units ? Math.min(units, domain.max) : void 0
	});
	return part?.type === type ? part : void 0;
}
/** Digs while money is plenty and there is time for a company to earn. */
function prospect(mind, moment) {
	const { resource, gain } = bestDig(mind, sightOf(moment));
	const command = gain > 0 ? legal(moment, {
		type: "prospect",
		resource
	}) : void 0;
	return command === void 0 ? void 0 : {
		command,
		why: `looks for a ${resource} company, of which it has too few`
	};
}
/** What an attempt to find a company is worth, after what it costs. */
function bestDig(mind, sight) {
	if (sight.left <= 3 || sight.cash < sight.dues + mind.weights.reserve + 1500) return NOTHING;
	const yields = sight.production(sight.seat);
	let found = NOTHING;
	for (const resource of RESOURCES) {
		const earns = Math.max(0, 7 - yields[resource]) * 60 * Math.min(6, sight.left - 2);
		const gain = mind.weights.prospect * Math.min(1800, earns) - 900;
		if (gain > found.gain) found = {
			resource,
			units: 1,
			gain
		};
	}
	return found;
}
function turnCard(mind, moment) {
	const sight = sightOf(moment);
	const command = sight.cash > sight.dues + mind.weights.reserve + 200 ? legal(moment, { type: "turn-card" }) : void 0;
	return command !== void 0 ? {
		command,
		why: "turns another card, as it can afford it"
	} : {
		command: { type: "stop-prospecting" },
		why: "stops before the search grows too dear"
	};
}
/** Opens a found company as soon as it may. */
function openCompany(moment) {
	if (moment.view.stage === 2) return void 0;
	const found = sightOf(moment).own.holdings.find(({ face }) => face === "secret")?.card;
	if (found === void 0 || sightOf(moment).left <= 1) return void 0;
	const command = legal(moment, {
		type: "open-company",
		company: found
	});
	return command === void 0 ? void 0 : {
		command,
		why: "opens a company it has found"
	};
}
/** What a batch fetches or costs: all at one price, or unit by unit as the marker moves (X-35). */
function proceeds(sight, resource, units, direction) {
	const spot = sight.view.market[resource];
	if (sight.options.marketPricing === "batch") return units * priceAt(spot);
	let sum = 0;
	for (let i = 0; i < units; i++) sum += priceAt(clampSpot(spot + direction * i));
	return sum;
}
// packages/bots/src/decisions/raids.ts
/** What a sunk ship costs its owner in goods that do not come home, and the part of it that is one's own gain. */
const HARM = 700;
/** Two points sink a ship, and against ships alone an attacker always has two dice, which show seven on average (M-ATTACK-09). */
const SUNK = 3;
/** What the best raid is worth. */
function bestRaid(mind, sight) {
	return raids(mind, sight)[0]?.gain ?? 0;
}
/** Sinks ships that lie unguarded within reach, if that is worth more than so much. */
function raid(mind, moment, above = 0) {
	const sight = sightOf(moment);
	for (const { from, to, against, gain, sunk } of raids(mind, sight).slice(0, 2)) {
		if (gain <= above) return void 0;
		const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units ?? {};
		const command = legal(moment, {
			type: "attack-ships",
			from,
			to,
			against,
			units: isTerritory(from) ? { army: force.army ?? 0 } : { navy: force.navy ?? 0 }
		});
		if (command !== void 0) return {
			command,
			why: `attacks the ships of ${against} in the ${zoneName(to)} and expects to sink ${sunk}`
		};
	}
}
function raids(mind, sight) {
	if (!sight.options.merchantMarine || !mind.shrewd || mind.weights.attack <= 0 || sight.sets < 1 || sight.left <= 1) return [];
	const found = [];
	for (const to of SEAS) for (const against of sight.rivals) {
		const ships = shipsOf(sight, to, against);
		if (ships < 2 || isGuarded(sight, to, against)) continue;
		const from = attackerOf$1(sight, to);
		if (from === void 0) continue;
		const sunk = Math.min(ships, SUNK);
		const trust = trusts(sight, against) ? 1 - mind.weights.faith : 1;
		const foe = campaign(mind, sight)?.prey === against || sight.wealth(against) > sight.wealth(sight.seat) ? .5 : .25;
		const gain = mind.weights.attack * trust * foe * sunk * HARM - setCost(sight);
		if (gain > 0) found.push({
			from,
			to,
			against,
			gain,
			sunk
		});
	}
	return found.sort((a, b) => b.gain - a.gain);
}
/** In a light blue sea all navies of the owner guard his ships, in a dark blue one those he named (M-ESCORT-03, -04). */
function isGuarded(sight, sea, owner) {
	return navies(sight, sea, owner) > 0 && (isLightSea(sea) || (sight.view.sets.marine?.escorts[owner]?.[sea] ?? 0) > 0);
}
/** A force of its own in reach of ships in a sea (T-M-09), the largest there is. */
function attackerOf$1(sight, to) {
	const reach = isDarkSea(to) ? [to] : [to, ...neighbours(to)];
	let found;
	let most = 0;
	for (const from of reach) {
		const force = isTerritory(from) ? sight.armies(from, sight.seat) : navies(sight, from, sight.seat);
		if (force <= most) continue;
		most = force;
		found = from;
	}
	return found;
}
// packages/bots/src/decisions/shipping.ts
/** What a ship is worth to its owner, and what it pays for one that sails into a battle (M-REINFORCE-12). */
const SHIP = 250;
const DANGER_PAY = 500;
/** The least part of a cargo that must be expected to come through. */
const WORTH_THE_RISK = .45;
/** Fetches what waits abroad: all that is safe, and what is likely enough to come through. */
function loadShips(mind, moment) {
	const sight = sightOf(moment);
	const safe = moment.fallback;
	if (!mind.shrewd || safe.type !== "load-ships") return void 0;
	const trips = [...safe.trips];
	const command = fill(moment, "load-ships", { trips: (domain) => best(valuesOf(domain), (value) => riskWorth(sight, value)) }, { trips });
	if (command?.type !== "load-ships") return void 0;
	const risks = command.trips.length - trips.length;
	return {
		command,
		why: risks > 0 ? `sends ${risks === 1 ? "a ship" : `${risks} ships`} through dangerous seas, as most cargoes come through` : `fetches home what its companies abroad have yielded`
	};
}
/** What a trip through danger is worth: the fuller and the safer, the better; nothing if it is too rash. */
function riskWorth(sight, value) {
	const { sea, cargo } = value;
	const through = throughAt(sight, sea);
	const units = Object.values(cargo).reduce((sum, number) => sum + number, 0);
	return through >= WORTH_THE_RISK ? units * through : 0;
}
/** Pays pirates where cargo and ship are worth more than they ask. */
function payRansom(mind, moment) {
	const sight = sightOf(moment);
	const frame = sight.view.agenda.findLast(({ procedure }) => procedure === "ship-transfer");
	const demand = frame?.procedure === "ship-transfer" ? frame.demands[0] : void 0;
	if (!mind.shrewd || demand?.kind !== "ransom") return void 0;
	const { resource, units } = companyOf(demand.company);
	const worth = units * hope(sight, sight.view.market[resource]) + SHIP * Math.ceil(units / 3);
	const pay = demand.amount <= worth;
	const command = legal(moment, {
		type: "pay-ransom",
		pay
	});
	if (command === void 0) return void 0;
	return {
		command,
		why: pay ? `pays $${demand.amount}M, as cargo and ships are worth more` : `does not pay $${demand.amount}M for a cargo that is worth less`
	};
}
/** Sends ships where they earn more, or out of reach of navies; one order at a time, as they are free. */
function reroute(mind, moment) {
	const sight = sightOf(moment);
	if (!sight.options.merchantMarine || !mind.shrewd) return void 0;
	const { wanted } = fleetOf(sight);
	const lack = (sea) => (wanted.get(sea) ?? 0) - shipsOf(sight, sea, sight.seat);
	const goals = [...wanted.keys()].filter((sea) => lack(sea) > 0).sort((a, b) => lack(b) - lack(a));
	for (const to of goals) for (const { zone: from } of sight.view.board) {
		if (!isSea(from) || lack(from) >= 0) continue;
		const ships = Math.min(lack(to), -lack(from));
		const command = legal(moment, {
			type: "reroute",
			from,
			to,
			ships
		});
		if (command === void 0) continue;
		const number = ships === 1 ? "a ship" : `${ships} ships`;
		return {
			command,
			why: isDarkSea(from) && hostileNavies(sight, from) > 0 ? `brings ${number} out of reach of navies, to the ${zoneName(to)}` : `sends ${number} to the ${zoneName(to)}, where there is more to carry`
		};
	}
}
/** Sends an idle navy from next door to ships in a dark blue sea, where others have navies near or it likes to be sure. */
function guardShips(mind, moment) {
	const sight = sightOf(moment);
	if (!sight.options.merchantMarine || !mind.shrewd || sight.own.supplies.oil < 3) return void 0;
	for (const to of DARK_SEAS) {
		if (shipsOf(sight, to, sight.seat) < 3 || navies(sight, to, sight.seat) > 0) continue;
		const near = seaBorders(to);
		if (mind.weights.garrison < CAREFUL && near.every((sea) => hostileNavies(sight, sea) === 0)) continue;
		const from = near.find((sea) => navies(sight, sea, sight.seat) > (isLightSea(sea) ? 1 : 0));
		if (from === void 0) continue;
		const command = legal(moment, {
			type: "move",
			to,
			orders: [{
				how: "sail",
				from,
				units: { navy: 1 }
			}]
		});
		if (command !== void 0) return {
			command,
			why: `sends a navy to guard its ships in the ${zoneName(to)}`
		};
	}
}
/** Who wants so many armies in each home guards his ships before anybody comes near. */
const CAREFUL = 6;
/** Navies beside its ships in a dark blue sea guard them: to say so costs nothing. */
function escort(moment) {
	const sight = sightOf(moment);
	if (!sight.options.merchantMarine) return void 0;
	for (const sea of DARK_SEAS) {
		const there = navies(sight, sea, sight.seat);
		const named = sight.view.sets.marine?.escorts[sight.seat]?.[sea] ?? 0;
		if (there === 0 || named >= there || shipsOf(sight, sea, sight.seat) === 0) continue;
		const command = legal(moment, {
			type: "escort",
			sea,
			navies: there
		});
		if (command !== void 0) return {
			command,
			why: `lets its navies guard its ships in the ${zoneName(sea)}`
		};
	}
}
/** In a battle that matters, brings in the one resource without which it has no set; else its ships stay where they are. */
function stepE(mind, moment) {
	const sight = sightOf(moment);
	const lack = matters(mind, sight) ? lacking(sight) : void 0;
	if (!mind.shrewd || lack === void 0 || sight.cash - sight.dues < mind.weights.reserve + 3 * DANGER_PAY) return void 0;
	const command = fill(moment, "import-goods", {
		resource: (domain) => valuesOf(domain).find((value) => value === lack),
		units: (domain) => domain.kind === "range" ? Math.min(3, domain.max) : void 0
	});
	if (command?.type !== "import-goods") return void 0;
	return {
		command,
		why: `brings in ${command.units} ${command.resource}, without which it fights with empty hands`
	};
}
/** A home is at stake, or the power that it means to beat. */
function matters(mind, sight) {
	const battle = sight.view.agenda.findLast(({ procedure }) => procedure === "conventional");
	if (battle?.procedure !== "conventional") return false;
	if (battle.attacker !== sight.seat) return sight.homeOwner(battle.to) === sight.seat;
	return battle.defender !== void 0 && campaign(mind, sight)?.prey === battle.defender;
}
/** The only resource that keeps it from having a set, where it has a battle to go on with. */
function lacking(sight) {
	const none = RESOURCES.filter((resource) => sight.own.supplies[resource] === 0);
	return none.length === 1 ? none[0] : void 0;
}
/** What the reroutes of Stage 5 are worth. */
function rerouteWorth(mind, sight) {
	if (!sight.options.merchantMarine || !mind.shrewd || sight.left <= 1) return 0;
	return .6 * fleetOf(sight).gain * Math.min(3, sight.left - 1);
}
// packages/bots/src/decisions/strikes.ts
/** B-WIN-13: from here on a further destroyed territory may end the game for all. */
const SAFE_CLOUDS = 12;
/** What the best nuclear attack is worth. */
function bestStrike(mind, sight) {
	return strikes(mind, sight)[0]?.gain ?? 0;
}
/** Strikes that pay, the best first. */
function strikes(mind, sight) {
	if (sight.own.nukes === 0 || mind.weights.nukes <= 0) return [];
	const found = [];
	for (const rival of sight.rivals) {
		const whole = destruction(mind, sight, rival);
		if (whole !== void 0 && whole.gain > 0) found.push(whole);
	}
	for (const { zone, forces } of sight.view.board) for (const { seat } of forces) {
		const blow = seat === sight.seat ? void 0 : blowAt(mind, sight, seat, zone);
		if (blow !== void 0 && blow.gain > 0) found.push(blow);
	}
	return found.sort((a, b) => b.gain - a.gain);
}
/** The end of a power: a leader late in the game, the last rival, or whoever stands in a hawk's way. */
function destruction(mind, sight, rival) {
	const homes = sight.homes(rival);
	if (homes.length === 0 || sight.view.nuked.length + homes.length > SAFE_CLOUDS) return void 0;
	const targets = aim(homes, sight.view.seats[rival]?.lStars ?? 0, sight.own.nukes);
	if (targets === void 0) return void 0;
	const lead = sight.wealth(rival) - sight.wealth(sight.seat);
	const alone = sight.rivals.length === 1;
	const leads = sight.left <= 3 && lead > 0;
	if (!alone && !leads && mind.weights.nukes < 1) return void 0;
	const room = alone ? 4e4 : 15e3 / sight.rivals.length;
	return {
		rival,
		targets,
		gain: mind.weights.nukes * (room + .5 * Math.max(-5e3, lead)) - price(targets) - answerOf(sight, rival),
		why: alone ? `destroys ${rival}, its last rival` : `destroys ${rival} before it wins`
	};
}
/** A blow at massed forces: at its own borders they are a danger, elsewhere only a loss to their owner. */
function blowAt(mind, sight, rival, zone) {
	const units = sight.size(zone, rival);
	if (units < 6 || isDarkSea(zone) || sight.homeOwner(zone) === sight.seat) return void 0;
	if (sight.size(zone, sight.seat) > 0 || sight.view.nuked.length >= SAFE_CLOUDS) return void 0;
	const near = neighbours(zone).filter((next) => sight.homeOwner(next) === sight.seat && sight.size(next, sight.seat) > 0);
	const shield = sight.view.seats[rival]?.lStars ?? 0;
	const nukes = Math.min(sight.own.nukes, shield + 1);
	const through = nukes > shield ? 1 : 1 - (5 / 6) ** nukes;
	if (near.length === 0 || through < .5) return void 0;
	const danger = units > Math.max(...near.map((home) => sight.size(home, sight.seat))) ? .12 * spoils(sight, sight.seat) : 0;
	const gain = through * (130 * units + danger) * Math.min(1, .5 + mind.weights.nukes) - price({ [zone]: nukes }) - answerOf(sight, rival);
	return {
		rival,
		targets: { [zone]: nukes },
		gain,
		why: `strikes the ${units} units of ${rival} in ${zoneName(zone)} before they strike`
	};
}
/** What nukes and the clouds they leave cost. */
function price(targets) {
	let sum = 0;
	for (const nukes of Object.values(targets)) sum += 400 * nukes + 200;
	return sum;
}
/** What its owner's own nukes may do in return, as far as L-stars do not stop them. */
function answerOf(sight, rival) {
	return 2500 * Math.max(0, (sight.view.seats[rival]?.nukes ?? 0) - .8 * sight.own.lStars);
}
/** One nuke for each home, and one more for each L-star that may stop one. */
function aim(homes, shield, nukes) {
	const spread = {};
	const needed = homes.length + Math.ceil(5 / 6 * shield);
	if (nukes < needed) return void 0;
	for (let i = 0; i < needed; i++) {
		const home = homes[i % homes.length];
		if (home !== void 0) spread[home] = (spread[home] ?? 0) + 1;
	}
	return spread;
}
/** The best strike, if it is worth more than so much. */
function launch(mind, moment, above = 0) {
	for (const { targets, why, gain } of strikes(mind, sightOf(moment)).slice(0, 3)) {
		const command = gain > above ? legal(moment, {
			type: "launch",
			targets
		}) : void 0;
		if (command !== void 0) return {
			command,
			why
		};
	}
}
/** Answers nukes with nukes: whoever strikes must know what follows. */
function retaliate(mind, moment) {
	const sight = sightOf(moment);
	if (mind.weights.nukes < .3 || sight.own.nukes === 0) return void 0;
	const foe = attackerOf(sight);
	if (foe === void 0) return void 0;
	const doomed = sight.homes(sight.seat).length === 0;
	const room = doomed ? 99 : SAFE_CLOUDS - sight.view.nuked.length;
	const lost = doomed ? sight.view.lastLost[sight.seat] : void 0;
	const homes = [...lost === void 0 || sight.size(lost, foe) === 0 ? [] : [lost], ...sight.homes(foe)].slice(0, Math.max(0, Math.min(room, sight.own.nukes)));
	if (homes.length === 0) return void 0;
	const command = legal(moment, {
		type: "launch",
		targets: Object.fromEntries(homes.map((home) => [home, 1]))
	});
	return command === void 0 ? void 0 : {
		command,
		why: `strikes back at ${homes.map(zoneName).join(", ")}`
	};
}
/** Whether the attack that is being answered was nuclear, or took the last home. */
function isNuclear(sight) {
	return sight.homes(sight.seat).length === 0 || sight.view.agenda.some((frame) => frame.procedure === "strategic");
}
function attackerOf(sight) {
	const frame = sight.view.agenda.findLast((each) => each.procedure === "strategic" || each.procedure === "conventional");
	if (frame === void 0 || !("attacker" in frame)) return void 0;
	return frame.attacker === sight.seat ? "defender" in frame ? frame.defender : void 0 : frame.attacker;
}
/** L-stars cost nothing to fire: it shields anybody but the rival it fears most. */
function champion(moment) {
	const sight = sightOf(moment);
	if (sight.own.lStars === 0) return void 0;
	const frame = sight.view.agenda.findLast((each) => each.procedure === "strategic");
	const feared = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a))[0];
	if ((frame?.procedure === "strategic" ? frame.salvo : []).some(({ at }) => at !== "space" && sight.homeOwner(at) === feared)) return void 0;
	const command = legal(moment, {
		type: "stand",
		champion: true,
		show: []
	});
	return command === void 0 ? void 0 : {
		command,
		why: "lets its L-stars shield others, which costs it nothing"
	};
}
// packages/bots/src/decisions/detente.ts
/** How far ahead it wants to be, by what it can see and guess, to stop a game here. */
const SURE$1 = 1.35;
/** The cycles before the end in which a lead is something to keep. */
const LATE = 3;
/** Answers a proposal of Détente, and proposes one where it is far ahead and the end is near. */
function detente(mind, moment) {
	if (mind.weights.deal <= 0) return void 0;
	const { consent, proposers, stage } = moment.view;
	if (consent.length === 0) {
		if (stage !== 7 || !mind.shrewd || proposers.includes(moment.seat)) return void 0;
		const sight = sightOf(moment);
		if (sight.left > LATE || sight.left < 2 || lead$1(sight) < SURE$1) return void 0;
		const command = legal(moment, { type: "propose-detente" });
		return command === void 0 ? void 0 : {
			command,
			why: "proposes a Détente, as nobody seems to have more"
		};
	}
	if (consent.includes(moment.seat)) return void 0;
	const agree = lead$1(sightOf(moment)) >= SURE$1;
	const command = legal(moment, {
		type: "agree-detente",
		agree
	});
	if (command === void 0) return void 0;
	return {
		command,
		why: agree ? "agrees to a Détente, which it would win" : "is against a Détente that another would win"
	};
}
/** Its wealth beside that of the richest rival, as far as it knows and guesses. */
function lead$1(sight) {
	const richest = Math.max(1, ...sight.rivals.map((rival) => sight.wealth(rival)));
	return sight.wealth(sight.seat) / richest;
}
/** How much more than usual an attack on a rival is worth near the end: who leads keeps what he has, the others pull him down. */
function urgency(sight, rival) {
	if (sight.left > LATE || rival === "militia") return 1;
	const ahead = lead$1(sight);
	if (ahead > 1.1) return .75;
	const leader = sight.rivals.every((other) => sight.wealth(other) <= sight.wealth(rival));
	return ahead < .9 && leader ? 1.4 : 1;
}
// packages/bots/src/decisions/war.ts
/** What the attacks of this stage are worth, for the blind bid: the best on each land, as far as sets reach. */
function bestAttack(mind, sight) {
	const gains = /* @__PURE__ */ new Map();
	for (const { to, gain } of assaults(mind, sight)) gains.set(to, Math.max(gains.get(to) ?? 0, gain));
	const [first = 0, ...others] = [...gains.values()].sort((a, b) => b - a).slice(0, Math.ceil(sight.sets / 2));
	return first + .5 * others.reduce((sum, gain) => sum + gain, 0);
}
/** What the best single attack is worth. */
function bestBlow(mind, sight) {
	let most = 0;
	for (const { gain } of assaults(mind, sight)) most = Math.max(most, gain);
	return most;
}
function attack(mind, moment) {
	return assaultCommands(mind, moment, 1)[0];
}
/** The best attacks that the referee would take, the best first. */
function assaultCommands(mind, moment, most) {
	const sight = sightOf(moment);
	const found = [];
	const plans = [...assaults(mind, sight)].sort((a, b) => b.gain - a.gain);
	for (const plan of plans.slice(0, most + 2)) {
		if (found.length === most) break;
		const command = commandOf(moment, sight, plan);
		if (command === void 0) continue;
		const force = plan.how === "air" ? "from the air" : `from ${zoneName(plan.from)}`;
		const odds = `${Math.round(100 * plan.odds.win)}%`;
		found.push({
			command,
			why: `attacks ${zoneName(plan.to)} ${force}: it wins with ${odds} and expects to gain $${Math.round(plan.gain)}M`
		});
	}
	return found;
}
/** The last reckoning: bids, strikes and attacks of one moment all ask for it. */
let last;
/** Every attack that is worth its price, in no order. */
function assaults(mind, sight) {
	if (last?.sight !== sight || last.weights !== mind.weights) last = {
		sight,
		weights: mind.weights,
		found: reckon(mind, sight)
	};
	return last.found;
}
function reckon(mind, sight) {
	const found = [];
	const { sets } = sight;
	if (sets < 1) return found;
	const cost = setCost(sight);
	const stacks = [];
	for (const { zone } of sight.view.board) {
		const own = sight.size(zone, sight.seat);
		if (own === 0 || sight.view.assaults.some((each) => each.zone === zone && each.seat === sight.seat)) continue;
		for (const to of targetsOf(zone)) for (const against of ownersOf(sight, to)) {
			const plan = weigh$1(mind, sight, {
				from: zone,
				to,
				against,
				how: "direct",
				units: own
			}, cost, 0);
			if (plan !== void 0) found.push(plan);
		}
		if (isTerritory(zone)) {
			const spare = spareAt(mind, sight, zone);
			if (spare > 1) stacks.push({
				zone,
				spare
			});
		}
	}
	return [...found, ...drops(mind, sight, stacks, cost)];
}
/** Airborne assaults on homes that are nearly the last ones of their power. */
function drops(mind, sight, stacks, cost) {
	const flights = Math.floor((sight.own.supplies.oil - 1) / 2);
	const found = [];
	if (flights < 2 || stacks.length === 0) return found;
	for (const rival of sight.rivals) {
		const homes = sight.homes(rival);
		if (homes.length > 3) continue;
		for (const to of homes) for (const { zone, spare } of stacks) {
			const units = Math.min(flights, spare);
			const plan = weigh$1(mind, sight, {
				from: zone,
				to,
				against: sight.size(to, rival) > 0 ? rival : "militia",
				how: "air",
				units
			}, cost, .8 * units * sight.price("oil"));
			if (plan !== void 0) found.push(plan);
		}
	}
	return found;
}
/** What an attack is worth; undefined if the odds or the prize are too poor. */
function weigh$1(mind, sight, plan, set, extra) {
	const { from, to, against, units } = plan;
	const trust = against !== "militia" && trusts(sight, against);
	const prize = prizeOf(sight, to) * (trust ? 1 - mind.weights.faith : 1);
	const theirs = against === "militia" ? 0 : sight.size(to, against);
	if (prize <= 0 && theirs === 0) return void 0;
	const odds = against === "militia" ? militia(units) : clashOdds(sight, {
		attacker: sight.seat,
		defender: against,
		from,
		to
	}, units, theirs, 5);
	if (odds.win < mind.weights.nerve) return void 0;
	const lost = units - odds.left;
	const exposed = plan.how === "direct" && sight.homeOwner(from) === sight.seat && odds.left < 2 ? 500 * (2 - odds.left) : 0;
	const kills = 65 * theirs * odds.win;
	const gain = mind.weights.attack * urgency(sight, against) * (odds.win * prize + kills) - lost * 130 - Math.max(1, odds.rounds) * set - exposed - extra;
	return gain > 0 ? {
		...plan,
		odds,
		gain
	} : void 0;
}
/** What a land would bring; a home is but a step to beating its power, worth little to whoever cannot go all the way. */
function prizeOf(sight, to) {
	if (!isTerritory(to)) return zoneWorth(sight, to) + relief(sight, to);
	const worth = zoneWorth(sight, to);
	const owner = sight.homeOwner(to);
	if (owner === void 0 || owner === sight.seat || sight.homes(owner).length <= 1) return worth;
	return worth * (.15 + .85 * readiness(sight, owner) ** 2);
}
function commandOf(moment, sight, { from, to, against, how, units }) {
	if (how === "air") {
		if (!isTerritory(to)) return void 0;
		return legal(moment, {
			type: "assault-by-air",
			to,
			against,
			orders: [{
				how: "airlift",
				from,
				units: { army: units }
			}]
		});
	}
	const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units ?? {};
	return legal(moment, {
		type: "attack",
		from,
		to,
		against,
		units: { ...force }
	}) ?? legal(moment, {
		type: "attack",
		from,
		to,
		against,
		units: isTerritory(from) ? { army: force.army ?? 0 } : { navy: force.navy ?? 0 }
	});
}
/** Zones in reach of units in a zone (B-ATK-10 to -16). */
function targetsOf(from) {
	if (isDarkSea(from)) return [from, ...neighbours(from).filter(isLightSea)];
	return neighbours(from).filter((to) => !isDarkSea(to));
}
function ownersOf(sight, zone) {
	const others = sight.at(zone).filter(({ seat, units }) => seat !== sight.seat && power(units) > 0);
	if (others.length > 0) return others.map(({ seat }) => seat);
	return isTerritory(zone) && !sight.view.nuked.includes(zone) && sight.at(zone).length === 0 && zoneWorth(sight, zone) > 0 && sight.homeOwner(zone) !== sight.seat ? ["militia"] : [];
}
// packages/bots/src/decisions/bids.ts
/** The least that a stage must be worth to spend a cube on it. */
const WORTH_A_CUBE = 120;
function bid(mind, moment) {
	const sight = sightOf(moment);
	const { stage } = moment.view;
	if (stage === void 0 || sight.own.cubes === 0) return void 0;
	const value = stageWorth(mind, sight, stage);
	const later = [
		4,
		5,
		6,
		7
	].filter((other) => other > stage && sight.options.stages.includes(String(other)));
	const wants = value >= WORTH_A_CUBE && !isBeaten(mind, sight, value, later);
	return {
		command: {
			type: "bid",
			cubes: stage === 7 && wants && sight.own.cubes >= 2 && bestDig(mind, sight).gain > 0 ? 2 : wants ? 1 : 0
		},
		why: wants ? `bids for Stage ${stage}, which is worth about $${Math.round(value)}M to it` : value < WORTH_A_CUBE ? `has nothing to gain in Stage ${stage}` : `keeps its cubes for a stage that is worth more than $${Math.round(value)}M`
	};
}
/** Whether as many later stages are worth more as it has cubes. */
function isBeaten(mind, sight, value, later) {
	let spare = sight.own.cubes;
	for (let i = later.length - 1; i >= 0 && spare > 0 && i + 1 >= spare; i--) if (isWorthMore(mind, sight, later[i] ?? 7, value)) spare--;
	return spare === 0;
}
/** What a stage is worth to the seat as things stand. */
function stageWorth(mind, sight, stage) {
	if (stage === 3) return mind.weights.trade * bestSale(mind, sight).gain;
	if (stage === 4) return sight.view.cycle === 1 ? 0 : warWorth(mind, sight);
	if (stage === 5) return Math.max(bestMove(mind, sight)?.gain ?? 0, rerouteWorth(mind, sight), siegeWorth(mind, sight, 5));
	if (stage === 6) return buildWorth(mind, sight);
	const digs = bestDig(mind, sight).gain;
	return Math.max(mind.weights.trade * bestPurchase(mind, sight, purse(mind, sight)).gain, 2 * digs);
}
function warWorth(mind, sight) {
	return Math.max(bestAttack(mind, sight), bestStrike(mind, sight), bestRaid(mind, sight), siegeWorth(mind, sight, 4));
}
/** Whether a later stage is expected to be worth more: by Stage 7 others have sold, and prices are low. */
function isWorthMore(mind, sight, stage, value) {
	if (stage === 7 && mind.shrewd) {
		for (const resource of RESOURCES) if (200 * (sight.row - sight.own.supplies[resource]) > value) return true;
	}
	return stageWorth(mind, sight, stage) > value;
}
// packages/bots/src/decisions/deals.ts
/** Accepts what is worth more to it than it gives, by its own measure of fairness; declines the rest. */
function answerOffers(mind, moment) {
	const { view, seat } = moment;
	if (view.offers.length === 0) return void 0;
	const offer = view.offers.find((each) => each.to === seat);
	if (offer === void 0) return void 0;
	const sight = sightOf(moment);
	const gain = basketWorth(sight, offer.gives, "received");
	const cost = basketWorth(sight, offer.wants, "given") + carriage(sight, offer);
	const affordable = offer.wants.cash === 0 || offer.wants.cash <= sight.cash - sight.dues;
	const plain = offer.order === void 0 && offer.loan === void 0 && offer.delivery === void 0;
	const terms = mind.weights.fairness * (1 + .25 * Math.min(4, wrongsOf(sight, offer.from)));
	if (plain && affordable && gain > 0 && gain > cost * terms) {
		const command = legal(moment, {
			type: "accept-offer",
			offer: offer.id
		});
		if (command !== void 0) return {
			command,
			why: `takes an offer worth $${Math.round(gain)}M to it for $${Math.round(cost)}M`
		};
	}
	const command = legal(moment, {
		type: "decline-offer",
		offer: offer.id
	});
	return command === void 0 ? void 0 : {
		command,
		why: "declines an offer that does not pay"
	};
}
/** Says that it wants to trade, if it has something to offer in this stage. */
function want(mind, moment) {
	const { view, seat } = moment;
	if (mind.weights.deal <= 0 || view.wanting.includes(seat) || moment.stream.below(100) >= 12 * mind.weights.deal) return void 0;
	if (planned(mind, sightOf(moment)).length === 0) return void 0;
	const command = legal(moment, { type: "want-to-trade" });
	return command === void 0 ? void 0 : {
		command,
		why: "has something to offer"
	};
}
/** Offers what its rows cannot hold, or a swap that fills a gap in its sets, to whoever has the most use for it. */
function propose(mind, moment) {
	if (mind.weights.deal <= 0 || moment.view.offersMade > 1) return void 0;
	for (const plan of planned(mind, sightOf(moment))) {
		const command = offer(moment, plan);
		if (command !== void 0) return {
			command,
			why: plan.why
		};
	}
}
function planned(mind, sight) {
	if (sight.left <= 1) return [];
	return [
		sellSurplus(mind, sight),
		swap(sight),
		tradeCompany(mind, sight)
	].flatMap((plan) => plan ?? []);
}
/** A company goes to whoever has more use for it: where one has plenty of its resource and the other little. */
function tradeCompany(mind, sight) {
	if (sight.left <= 3) return void 0;
	const own = sight.production(sight.seat);
	for (const rival of sight.rivals) {
		if (wrongsOf(sight, rival) > 0) continue;
		const theirs = sight.production(rival);
		for (const resource of RESOURCES) {
			const sells = own[resource] > 6 && theirs[resource] < 4;
			const buys = theirs[resource] > 6 && own[resource] < 4;
			if (!sells && !buys) continue;
			const card = openCard(sight, sells ? sight.seat : rival, resource);
			if (card === void 0) continue;
			const price = Math.round(companyWorth(sight, resource, companyOf(card).units) * (sells ? 1.5 : .75));
			if (buys && price > sight.cash - sight.dues - mind.weights.reserve) continue;
			return {
				to: rival,
				gives: sells ? { [card]: 1 } : {},
				wants: sells ? {} : { [card]: 1 },
				cash: sells ? price : 0,
				pays: sells ? 0 : price,
				why: sells ? `offers ${rival} a ${resource} company for $${price}M, having more ${resource} than it can store` : `offers ${rival} $${price}M for a ${resource} company, which it lacks`
			};
		}
	}
}
/** The smallest open company of a resource that a player holds. */
function openCard(sight, holder, resource) {
	let found;
	for (const { card, face } of sight.view.seats[holder]?.holdings ?? []) {
		if (card === void 0 || face !== "open") continue;
		const { resource: yields, units } = companyOf(card);
		if (yields === resource && (found === void 0 || units < found.units)) found = {
			card,
			units
		};
	}
	return found?.card;
}
function sellSurplus(mind, sight) {
	if (sight.view.stage !== 7) return void 0;
	const yields = sight.production(sight.seat);
	for (const resource of RESOURCES) {
		const surplus = Math.min(sight.own.supplies[resource], sight.own.supplies[resource] + yields[resource] - sight.row);
		const price = Math.round(.8 * hope(sight, sight.view.market[resource])) * Math.min(4, surplus);
		if (surplus < 2 || price < 100 + freight(sight, Math.min(4, surplus))) continue;
		const buyer = sight.rivals.find((rival) => roomOf(sight, rival, resource) >= 4);
		if (buyer === void 0) continue;
		const units = Math.min(4, surplus);
		return {
			to: buyer,
			gives: { [resource]: units },
			wants: {},
			cash: Math.round(price / mind.weights.fairness),
			pays: 0,
			why: `offers ${buyer} ${units} ${resource} that its own row has no room for`
		};
	}
}
function swap(sight) {
	const { supplies } = sight.own;
	const lack = RESOURCES.find((resource) => supplies[resource] <= 1);
	const plenty = RESOURCES.find((resource) => supplies[resource] >= 8);
	if (lack === void 0 || plenty === void 0) return void 0;
	const partner = sight.rivals.find((rival) => {
		const theirs = sight.view.seats[rival]?.supplies;
		return theirs !== void 0 && theirs[lack] >= 8 && theirs[plenty] <= 4;
	});
	if (partner === void 0) return void 0;
	return {
		to: partner,
		gives: { [plenty]: 3 },
		wants: { [lack]: 2 },
		cash: 0,
		pays: 0,
		why: `offers ${partner} ${plenty} for ${lack}, which both are short of`
	};
}
/** Puts an offer together, field by field; undefined if it may not be made. */
function offer(moment, { to, gives, wants, cash, pays }) {
	const within = (goods) => {
		return (domain) => domain.kind === "counts" && Object.keys(goods).every((good) => (goods[good] ?? 0) <= (domain.max[good] ?? 0)) ? goods : void 0;
	};
	const command = fill(moment, "offer", {
		to: (domain) => valuesOf(domain).find((value) => value === to),
		givesCash: (domain) => domain.kind === "range" && domain.max >= pays ? pays : 0,
		gives: within(gives),
		wants: within(wants),
		wantsCash: (domain) => domain.kind === "range" ? Math.max(domain.min, Math.min(domain.max, cash)) : void 0,
		loan: () => false,
		carries: (domain) => domain.kind === "range" ? domain.max : void 0
	});
	return command?.type === "offer" && (command.givesCash ?? 0) === pays && holds(command.gives, gives) && holds(command.wants, wants) ? command : void 0;
}
function holds(basket = {}, goods) {
	return Object.keys(goods).every((good) => basket[good] === goods[good]);
}
function roomOf(sight, seat, resource) {
	const player = sight.view.seats[seat];
	return player === void 0 ? 0 : 12 * player.centers - player.supplies[resource] - sight.production(seat)[resource];
}
/** What it costs whoever accepts an offer to carry what the other does not. */
function carriage(sight, offer) {
	let sum = 0;
	for (const { goods } of [offer.gives, offer.wants]) for (const resource of RESOURCES) sum += freight(sight, goods[resource] ?? 0);
	return Math.max(0, sum - freight(sight, 1) * (offer.carries ?? 0));
}
/** What a basket is worth to the seat: what it lacks for sets counts more, what it has no room for nothing. */
function basketWorth(sight, basket, way) {
	let value = basket.cash;
	for (const [good, number] of Object.entries(basket.goods)) value += goodsWorth(sight, good, number, way);
	return value;
}
function goodsWorth(sight, good, number, way) {
	const resource = RESOURCES.find((each) => each === good);
	if (resource !== void 0) {
		const stored = sight.own.supplies[resource];
		const full = sight.row - (sight.left > 1 ? sight.production(sight.seat)[resource] : 0);
		const useful = way === "received" ? Math.max(0, Math.min(number, full - stored)) : Math.max(0, number - Math.max(0, stored - full));
		const sets = way === "received" ? Math.max(0, Math.min(number, 2 - stored)) : Math.max(0, number - Math.max(0, stored - 2));
		return useful * hope(sight, sight.view.market[resource]) + 120 * sets;
	}
	if (isCompany(good)) {
		const { resource: yields, units } = companyOf(good);
		return number * companyWorth(sight, yields, units);
	}
	return number * (good === "nuke" ? 600 : good === "l-star" ? 1200 : way === "given" ? 2e3 : 100);
}
/** Bids a little for a company that is auctioned, never more than it is worth. */
function auction(mind, moment) {
	const sight = sightOf(moment);
	const lot = moment.view.auction;
	const worth = lot === void 0 ? 0 : .6 * mind.weights.deal * goodsWorth(sight, lot.good, 1, "received");
	if (sight.cash > sight.dues + mind.weights.reserve) {
		const most = Math.min(worth, sight.cash - sight.dues);
		const command = fill(moment, "raise", { amount: (domain) => domain.kind === "range" && domain.min <= most ? domain.min : void 0 });
		if (command !== void 0) return {
			command,
			why: `raises, as the company is worth about $${Math.round(worth)}M to it`
		};
	}
	return {
		command: { type: "pass-auction" },
		why: "lets the company go"
	};
}
/** Lets others pass if it likes dealing and does not fear them. */
function permit(mind, moment) {
	const sight = sightOf(moment);
	const frame = sight.view.agenda.at(-1);
	const asker = frame !== void 0 && "asker" in frame ? frame.asker : void 0;
	const feared = asker === void 0 || wrongsOf(sight, asker) > 0 || sight.strength(asker) > 1.3 * sight.strength(sight.seat);
	const allow = mind.weights.deal >= 1 && !feared;
	const type = frame?.procedure === "build-permission" ? "permit-build" : "permit";
	const command = legal(moment, type === "permit" ? {
		type,
		allow
	} : {
		type,
		allow: false
	});
	return command === void 0 ? void 0 : {
		command,
		why: allow ? "has nothing against it" : "does not want them so near"
	};
}
// packages/bots/src/decisions/defence.ts
/** Below this chance to hold, units without supplies are better saved than spent. */
const HOPELESS = .25;
/** Gives way where standing would cost units for nothing; else fights, with a set where that is worth one. */
function defend(mind, moment) {
	const sight = sightOf(moment);
	const battle = battleIn(sight);
	if (battle === void 0) return void 0;
	const { to, from, attackers, attacker } = battle;
	const own = sight.size(to, sight.seat);
	const hold = 1 - clashOdds(sight, {
		attacker,
		defender: sight.seat,
		from,
		to
	}, attackers, own, 2).win;
	const away = mind.shrewd && own > 1 && sight.sets === 0 && hold < HOPELESS ? withdraw(moment, sight, to) : void 0;
	if (away !== void 0) return away;
	const saves = mind.shrewd && sight.sets === 1 && own === 1 && sight.homeOwner(to) !== sight.seat;
	const command = fill(moment, "defend", { supplied: (domain) => valuesOf(domain).find((value) => value === !saves) ?? false });
	if (command?.type !== "defend") return void 0;
	const chance = `${Math.round(100 * hold)}%`;
	return {
		command,
		why: command.supplied ? `stands in ${zoneName(to)} with two dice and holds it with ${chance}` : `resists in ${zoneName(to)} without spending a set`
	};
}
function battleIn(sight) {
	const battle = sight.view.agenda.findLast((frame) => frame.procedure === "conventional");
	if (battle?.procedure !== "conventional") return void 0;
	let attackers = 0;
	for (const { units } of battle.committed) attackers += power(units);
	return {
		from: battle.from ?? battle.to,
		to: battle.to,
		attacker: battle.attacker,
		attackers
	};
}
/** Everything goes next door, to where it has most already. */
function withdraw(moment, sight, from) {
	if (sight.homeOwner(from) === sight.seat && sight.homes(sight.seat).length <= 2) return void 0;
	const { grain, oil } = sight.own.supplies;
	const havens = neighbours(from).filter((zone) => isTerritory(zone) === isTerritory(from) && sight.size(zone, sight.seat) > 0).sort((a, b) => sight.size(b, sight.seat) - sight.size(a, sight.seat));
	const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units;
	for (const to of havens) {
		const command = legal(moment, {
			type: "withdraw",
			to,
			orders: [isTerritory(from) ? {
				how: "march",
				from,
				units: { army: Math.min(force?.army ?? 0, grain) }
			} : {
				how: "sail",
				from,
				units: { navy: Math.min(force?.navy ?? 0, oil) }
			}]
		});
		if (command !== void 0) return {
			command,
			why: `withdraws from ${zoneName(from)} to ${zoneName(to)}, as it cannot hold without supplies`
		};
	}
}
/** Fills a home again that the attacker has emptied and left, and brings guards to the one he strikes. */
function reinforce(mind, moment) {
	const sight = sightOf(moment);
	for (const home of sight.homes(sight.seat)) {
		if (sight.size(home, sight.seat) > 0) continue;
		const command = bring(mind, moment, sight, home, 1);
		if (command !== void 0) return {
			command,
			why: `brings an army back into ${zoneName(home)}`
		};
	}
	const battle = battleIn(sight);
	if (battle === void 0 || battle.attacker === sight.seat || sight.homeOwner(battle.to) !== sight.seat) return void 0;
	const lack = Math.ceil(.8 * sight.menace(battle.to)) - sight.size(battle.to, sight.seat);
	const command = lack < 1 ? void 0 : bring(mind, moment, sight, battle.to, lack);
	return command === void 0 ? void 0 : {
		command,
		why: `brings up guards for ${zoneName(battle.to)}`
	};
}
function bring(mind, moment, sight, to, wanted) {
	const { grain, oil } = sight.own.supplies;
	for (const { zone: from } of sight.view.board) {
		if (from === to || !isTerritory(from)) continue;
		const walks = neighbours(to).includes(from) && grain > 0;
		const number = Math.min(wanted, spareAt(mind, sight, from), walks ? Math.max(1, grain - 2) : Math.floor(oil / 2) - 1);
		if (number < 1) continue;
		const command = legal(moment, {
			type: "reinforce",
			to,
			orders: [{
				how: walks ? "march" : "airlift",
				from,
				units: { army: number }
			}]
		});
		if (command !== void 0) return command;
	}
}
// packages/bots/src/decisions/landing.ts
/** No landing takes more lines than this: a navy, and who boards it. */
const MOST_ORDERS = 4;
/** A landing where the prize is worth it and the odds are good; undefined if there is none. */
function landing(mind, moment) {
	const sight = sightOf(moment);
	const fleets = sight.sets < 1 || sight.own.supplies.oil < 2 ? [] : fleetsOf(mind, sight);
	if (fleets.length === 0) return void 0;
	const ranked = shores(sight).map((to) => ({
		to,
		gain: gainOf(mind, sight, to, guardOf(sight, to), mostAshore(fleets, to)).gain
	})).filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
	for (const { to } of ranked.slice(0, 2)) {
		const command = fill(moment, "assault-by-sea", {
			sea: first,
			against: first,
			orders: mostArmies(mind, sight)
		}, { to });
		if (command?.type !== "assault-by-sea") continue;
		const armies = command.orders.reduce((sum, order) => sum + armiesIn(order), 0);
		const { gain, win } = gainOf(mind, sight, to, sight.rivals.find((rival) => rival === command.against), armies);
		if (gain > 0) return {
			command,
			why: `lands ${armies} armies in ${zoneName(to)}: it wins with ${Math.round(100 * win)}%`
		};
	}
}
/** What a landing of so many armies is worth, and its chance; nothing if the odds are poor. */
function gainOf(mind, sight, to, foe, armies) {
	const prize = mind.weights.attack * prizeOf(sight, to);
	const set = setCost(sight);
	if (armies === 0 || prize < set + 130) return {
		gain: 0,
		win: 0
	};
	const clash = {
		attacker: sight.seat,
		from: to,
		to,
		landing: true
	};
	const odds = foe === void 0 ? militia(armies) : clashOdds(sight, {
		...clash,
		defender: foe
	}, armies, sight.size(to, foe), 3);
	const cost = (armies - odds.left) * 130 + Math.max(1, odds.rounds) * set + .4 * armies * sight.price("oil");
	return {
		gain: odds.win < mind.weights.nerve ? 0 : odds.win * prize - cost,
		win: odds.win
	};
}
function guardOf(sight, to) {
	return sight.at(to).find(({ seat }) => seat !== sight.seat)?.seat;
}
/** Its fleets with armies aboard or to spare beside them, and how many armies each could bring ashore. */
function fleetsOf(mind, sight) {
	const found = [];
	for (const { zone, forces } of sight.view.board) {
		if (isTerritory(zone)) continue;
		const force = forces.find(({ seat }) => seat === sight.seat);
		if (force === void 0 || !carries(force.units)) continue;
		const aboard = force.laden.reduce((sum, { cargo }) => sum + (cargo.army ?? 0), 0);
		let beside = 0;
		for (const land of portsOn(zone)) beside += Math.max(0, spareAt(mind, sight, land));
		const armies = aboard + Math.min(beside, roomAboard(force.units) - aboard);
		if (armies > 1) found.push({
			sea: zone,
			armies
		});
	}
	return found;
}
/** The most that a fleet no further than a sea away from a shore could land there. */
function mostAshore(fleets, to) {
	let most = 0;
	for (const { sea, armies } of fleets) if (armies > most && coasts(to).some((coast) => coast === sea || neighbours(coast).includes(sea))) most = armies;
	return most;
}
function roomAboard(units) {
	return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * UNIT_ROWS[kind].places, 0);
}
/** Shores that somebody else holds weakly or not at all. */
function shores(sight) {
	return TERRITORIES.filter((zone) => coasts(zone).length > 0 && (sight.homeOwner(zone) !== void 0 || sight.cardsIn(zone).length > 0) && sight.size(zone, sight.seat) === 0 && sight.at(zone).every((force) => (force.units.army ?? 0) <= 3));
}
const first = (domain) => valuesOf(domain)[0];
/** Goes on with the order that brings the most armies which can be spared, as long as one brings any. */
function mostArmies(mind, sight) {
	let lines = 0;
	return (domain) => {
		if (lines++ >= MOST_ORDERS) return void 0;
		let found;
		let most = lines === 1 ? -1 : 0;
		for (const value of valuesOf(domain)) {
			const order = value;
			const armies = armiesIn(order);
			if (armies <= most || order.how === "board" && armies > spareAt(mind, sight, order.from)) continue;
			most = armies;
			found = value;
		}
		return found;
	};
}
function armiesIn(order) {
	if (order.how === "convoy") return order.number * (order.cargo.army ?? 0);
	return order.how === "land" || order.how === "board" ? order.units.army ?? 0 : 0;
}
// packages/bots/src/decisions/opening.ts
const BONUS_UNITS = 9;
/** Units of the Merchant Marine's bonus, and the most of them that it takes as ships. */
const DOZEN = 12;
const MOST_SHIPS = 4;
/** Spreads the bonus units over the home country, so that no home is bare. */
function bonusUnits(moment) {
	const command = legal(moment, {
		type: "bonus-units",
		armies: spread(BONUS_UNITS, sightOf(moment).homes(moment.seat)),
		navies: {}
	});
	return command === void 0 ? void 0 : {
		command,
		why: "spreads its armies over the home country"
	};
}
/** Six ships for the market in two safe seas, and one by each company abroad, where it serves most of them. */
function seaLanes(moment) {
	const sight = sightOf(moment);
	const [one, other = one] = havens(sight);
	if (one === void 0 || other === void 0) return void 0;
	const command = fill(moment, "sea-lanes", {
		dark: () => one === other ? { [one]: 6 } : {
			[one]: 3,
			[other]: 3
		},
		lanes: (domain) => best(valuesOf(domain), (value) => laneWorth(sight, value))
	});
	return command === void 0 ? void 0 : {
		command,
		why: "divides its ships between two seas, so that no single attack sinks them all"
	};
}
/** The sea from which its company is served best comes first; any other will do. */
function laneWorth(sight, value) {
	const { company, sea } = value;
	const { location } = companyOf(company);
	return isTerritory(location) && bestPort(sight, location) === sea ? 2 : 1;
}
/** Where its ships lie when play begins: where they earn most. */
function firstReroutes(moment) {
	const { wanted } = fleetOf(sightOf(moment));
	const command = legal(moment, {
		type: "first-reroutes",
		ships: Object.fromEntries(wanted)
	});
	return command === void 0 ? void 0 : {
		command,
		why: "sends its ships where goods wait for them, and the rest where they trade"
	};
}
/** Ships that are missing, a navy or two for who likes to fight, and armies in every home. */
function bonusDozen(mind, moment) {
	const sight = sightOf(moment);
	const berths = mind.shrewd ? fleetOf(sight).missing : [];
	const ships = {};
	let left = MOST_SHIPS;
	for (const { sea, ships: number } of berths) {
		const some = Math.min(left, number);
		if (some > 0) ships[sea] = some;
		left -= some;
	}
	const taken = MOST_SHIPS - left;
	const fleet = mind.weights.attack >= 1.2 ? 2 : mind.shrewd && mind.weights.attack >= .8 ? 1 : 0;
	let navies = 0;
	const command = fill(moment, "bonus-dozen", {
		navies: (domain) => {
			if (domain.kind !== "counts") return void 0;
			const sea = Object.keys(domain.max).find((zone) => (domain.max[zone] ?? 0) >= fleet);
			navies = sea === void 0 ? 0 : fleet;
			return sea === void 0 || fleet === 0 ? {} : { [sea]: fleet };
		},
		ships: () => ships,
		armies: () => spread(DOZEN - navies - taken, sight.homes(sight.seat))
	});
	if (command?.type !== "bonus-dozen") return void 0;
	const [sea] = Object.keys(command.ships);
	return {
		command,
		why: sea === void 0 ? "spreads its armies over the home country" : `takes ${taken} ships for goods that would lie waiting, and armies for every home`
	};
}
/** The APC goes where most armies stand for it to shield. */
function placeApc(moment) {
	const sight = sightOf(moment);
	const command = fill(moment, "place-apc", { at: (domain) => best(valuesOf(domain), (zone) => zone === "nowhere" ? 0 : 1 + sight.armies(zone, sight.seat) + 2 * sight.menace(zone)) });
	if (command?.type !== "place-apc" || command.at === "nowhere") return void 0;
	return {
		command,
		why: `puts its APC into ${zoneName(command.at)}, where it shields the most`
	};
}
function spread(units, homes) {
	const armies = {};
	for (let i = 0; i < units && homes.length > 0; i++) {
		const home = homes[i % homes.length];
		if (home !== void 0) armies[home] = (armies[home] ?? 0) + 1;
	}
	return armies;
}
// packages/bots/src/decisions/pacts.ts
/** Grants passage to those it wants peace with, and takes it back from those who broke it. */
function pacts(mind, moment) {
	if (moment.view.stage !== 5 || mind.weights.deal <= 0 || !mind.shrewd) return void 0;
	const sight = sightOf(moment);
	const prey = campaign(mind, sight)?.prey ?? siege(mind, sight)?.rival;
	for (const rival of sight.rivals) {
		const granted = hasGranted(sight, rival);
		if (granted && wrongsOf(sight, rival) > 0) {
			const command = legal(moment, {
				type: "revoke-passage",
				to: rival
			});
			if (command !== void 0) return {
				command,
				why: `lets ${rival} pass no longer, who has taken what was not his`
			};
		}
		if (granted || rival === prey || !wantsPeace(mind, sight, rival)) continue;
		const command = legal(moment, {
			type: "grant-passage",
			to: rival
		});
		if (command !== void 0) return {
			command,
			why: trusts(sight, rival) ? `lets ${rival} pass as it is let pass by him` : `lets ${rival} pass, in the hope of peace with a power as strong as itself`
		};
	}
}
/** With whoever offers it, unless there is a score to settle; and of its own accord with the strong, if it means to keep it. */
function wantsPeace(mind, sight, rival) {
	if (wrongsOf(sight, rival) > 0) return false;
	if (trusts(sight, rival)) return true;
	return (sight.view.passage[sight.seat]?.length ?? 0) < 1 && mind.weights.deal >= 1 && mind.weights.faith >= .5 && sight.strength(rival) >= sight.strength(sight.seat);
}
// packages/bots/src/decisions/technology.ts
const WORST = 600;
/** A level that is good enough not to draw for a better one. */
const ENOUGH = 4;
/** Armies first; navies too for who has any. */
function writeAgenda(mind, moment) {
	const sight = sightOf(moment);
	if (!mayDo(moment, "write-agenda")) return void 0;
	const lines = ["army", "navy"].filter((technology) => wants(mind, sight, technology));
	const why = lines.length === 0 ? "leaves research to others" : `will research ${lines.join(" and then ")} technology`;
	return {
		command: {
			type: "write-agenda",
			lines
		},
		why
	};
}
/** Draws what it wrote down, if it can still pay for its deployment. */
function researchTechnology(mind, moment) {
	const deployed = deploy(mind, moment);
	if (deployed !== void 0) return deployed;
	return mayDo(moment, "research-technology") && money(mind, sightOf(moment)) >= 800 ? {
		command: { type: "research-technology" },
		why: "draws a card, as a level decides battles"
	} : void 0;
}
/** Brings the best it has to its forces. */
function deploy(mind, moment) {
	const sight = sightOf(moment);
	if (!sight.options.highTech || sight.left < 2 || money(mind, sight) < WORST) return void 0;
	if (!mayDo(moment, "deploy-technology")) return void 0;
	const command = fill(moment, "deploy-technology", {
		technology: (domain) => valuesOf(domain)[0],
		level: (domain) => best(valuesOf(domain), (level) => level)
	});
	if (command?.type !== "deploy-technology") return void 0;
	return {
		command,
		why: `deploys ${command.technology} technology of level ${command.level}`
	};
}
/** Whatever it has is worth a die. */
function disclose(_mind, moment) {
	const command = fill(moment, "disclose", { show: (domain) => best(valuesOf(domain), (show) => [
		"none",
		"navy",
		"army",
		"both"
	].indexOf(show)) });
	return command === void 0 ? void 0 : {
		command,
		why: "shows its technology for the dice it gives"
	};
}
/** A level that makes moves cheaper is shown before moving. */
function showBeforeMoving(moment) {
	const chart = chartOf(sightOf(moment));
	if (chart === void 0 || !mayDo(moment, "show-technology")) return void 0;
	const technology = ["army", "navy"].find((each) => {
		const { level = 0, shown } = chart?.deployed[each] ?? { shown: 0 };
		return level > shown && level >= 2;
	});
	return technology === void 0 ? void 0 : {
		command: {
			type: "show-technology",
			technology
		},
		why: `shows its ${technology} technology to move for less`
	};
}
function wants(mind, sight, technology) {
	const chart = chartOf(sight);
	if (chart === void 0 || sight.left < 3 || money(mind, sight) < 800) return false;
	return Math.max(chart.deployed[technology].level ?? 0, ...chart.cards.flatMap((card) => card.technology === technology ? card.level ?? 0 : [])) < ENOUGH && unitsOf(sight, technology) >= (technology === "army" ? 1 : 2);
}
function unitsOf({ view, seat }, technology) {
	let units = 0;
	for (const { forces } of view.board) for (const force of forces) if (force.seat === seat) {
		for (const kind of UNIT_KINDS) if (kind === technology) units += force.units[kind] ?? 0;
	}
	return units;
}
function chartOf({ view, seat }) {
	return view.sets.tech?.charts[seat];
}
function money(mind, sight) {
	return sight.cash - sight.dues - mind.weights.reserve;
}
// packages/bots/src/decisions/treasury.ts
/** Pays everybody; short of cash it borrows first, if it dares. */
function salaries(mind, moment) {
	const sight = sightOf(moment);
	const bill = sight.dues;
	if (sight.cash >= bill || sight.own.loans >= mind.weights.debt + 2) return void 0;
	return borrow(moment, Math.ceil((bill - sight.cash) / 1e3), "borrows to pay its people");
}
/** Interest first; it repays what it can spare, since money in hand earns little once its rows are full. */
function repay(mind, moment) {
	const sight = sightOf(moment);
	const { interestDue, loans } = sight.own;
	if (sight.cash < interestDue && loans < mind.weights.debt + 2) {
		const loan = borrow(moment, 1, "borrows to pay its interest");
		if (loan !== void 0) return loan;
	}
	const spare = Math.floor((sight.cash - interestDue - mind.weights.reserve - 1500) / 1e3);
	const command = fill(moment, "repay", { billions: (domain) => domain.kind === "range" ? Math.max(domain.min, Math.min(domain.max, spare)) : void 0 });
	if (command === void 0) return void 0;
	return {
		command,
		why: spare > 0 ? "repays what it can spare" : "pays its interest and keeps the rest for better uses"
	};
}
/** Clears arrears as soon as it can. */
function payArrears(moment) {
	const sight = sightOf(moment);
	const owed = sight.own.arrears ?? 0;
	if (owed === 0 || sight.cash < owed) return void 0;
	const command = fill(moment, "pay-arrears", { amount: (domain) => domain.kind === "range" ? Math.min(domain.max, owed) : void 0 });
	return command === void 0 ? void 0 : {
		command,
		why: "clears its arrears to trade again"
	};
}
/** Pays players back what is due in this cycle or overdue, as far as it can beside its salaries: who does not is not lent to again. */
function payBack(moment) {
	const sight = sightOf(moment);
	const { cycle, loans } = sight.view;
	const due = loans.find(({ borrower, dueCycle }) => borrower === sight.seat && dueCycle <= cycle);
	if (due === void 0) return void 0;
	const left = due.repay - (due.paid ?? 0);
	const spare = sight.cash - sight.dues;
	if (left <= 0 || spare < left) return void 0;
	const command = legal(moment, {
		type: "pay-back",
		to: due.lender,
		amount: left
	});
	return command === void 0 ? void 0 : {
		command,
		why: `pays ${due.lender} back what it borrowed`
	};
}
/** Borrows where a purchase out of reach earns far more than the interest. */
function borrowToTrade(mind, moment) {
	const sight = sightOf(moment);
	const room = Math.floor(mind.weights.debt - sight.own.loans);
	if (!mind.shrewd || room < 1) return void 0;
	const now = bestPurchase(mind, sight, sight.cash - sight.dues).gain;
	const billions = Math.min(room, 3);
	if (bestPurchase(mind, sight, sight.cash - sight.dues + 1e3 * billions).gain - now < 600 * billions || !mayDo(moment, "buy")) return void 0;
	return borrow(moment, billions, "borrows to buy while prices are low");
}
function borrow(moment, billions, why) {
	const command = fill(moment, "borrow", { billions: (domain) => domain.kind === "range" ? Math.min(domain.max, billions) : void 0 });
	return command === void 0 ? void 0 : {
		command,
		why
	};
}
// packages/bots/src/usual.ts
/** Why the default is what a sensible player does. */
const REASONS = {
	losses: "removes what costs the enemy most",
	shoot: "fires its L-stars, which costs nothing",
	"strike-order": "lets its nukes fall as they were named",
	reinforce: "has nobody to bring up who is not needed where he is",
	occupy: "has nobody to spare for the land",
	counterattack: "sees no blow that pays",
	attack: "sees no attack that pays",
	"first-strike": "does not answer armies with nukes",
	retaliate: "does not answer nukes with nukes",
	champion: "keeps its L-stars out of it",
	move: "has its forces where it wants them",
	build: "has raised what it needs",
	"build-weapons": "has the weapons it needs",
	research: "can do without further weapons",
	sell: "holds out for better prices",
	buy: "finds nothing that is worth its price",
	prospect: "has companies enough",
	trade: "has nothing to offer that would pay",
	"answer-offers": "has answered what there was",
	salaries: "pays everybody",
	"bank-loans": "pays what it owes",
	bid: "keeps its cubes",
	"pick-power": "takes the first power that is free",
	"choose-pile": "takes the first pile, as all are alike from behind",
	"bonus-supplies": "takes what makes the most sets",
	"place-armies": "puts an army everywhere it may",
	"place-navies": "puts a navy everywhere it may",
	"bonus-units": "spreads its units as far as they go",
	surplus: "gives back what is worth least",
	permission: "does not want them so near",
	"build-permission": "does not want them so near",
	auction: "lets it go",
	"turn-card": "stops before the search grows too dear",
	"turn-research-card": "has spent enough on this search",
	defend: "stands its ground",
	assault: "settles its assault as well as it can",
	"go-on": "calls its attack off",
	"tech-agenda": "leaves its agenda as it is",
	"tech-research": "has no money for another card",
	disclosure: "keeps its technology to itself",
	"place-apc": "has no place for an APC",
	target: "aims at what falls to the fewest points",
	absorb: "lets its APCs take the points if they save more than they are worth",
	passengers: "leaves those aboard where they are",
	stay: "stays by its APCs",
	"half-losses": "gives up what costs it least",
	"chart-retaliation": "sees no blow that pays",
	"station-navies": "spreads its navies over the seas that are its own",
	"sea-lanes": "puts its ships where they serve its companies",
	"first-reroutes": "has its ships where it wants them",
	"bonus-dozen": "takes armies for the home country",
	"load-ships": "fetches what it can without a risk",
	"pay-ransom": "pays if it can, as the cargo is worth more",
	"give-up-ships": "gives up the emptiest ships",
	"strike-first": "strikes the ships, which fall most easily",
	"step-e": "leaves its ships where they are, as danger pay is dear",
	carriage: "carries nothing for others in a war"
};
/** The default, and why. */
function usual(kind, moment) {
	return {
		command: moment.fallback,
		why: REASONS[kind]
	};
}
// packages/bots/src/officer.ts
/** How each question is judged; what is not listed, and what nobody has a wish for, is answered by default. */
const JUDGES = {
	"bonus-units": (_, moment) => bonusUnits(moment),
	"sea-lanes": (_, moment) => seaLanes(moment),
	"first-reroutes": (mind, moment) => mind.shrewd ? firstReroutes(moment) : void 0,
	"bonus-dozen": bonusDozen,
	"place-apc": (_, moment) => placeApc(moment),
	"load-ships": loadShips,
	"pay-ransom": payRansom,
	"step-e": stepE,
	salaries,
	"bank-loans": repay,
	bid,
	sell,
	buy: (mind, moment) => borrowToTrade(mind, moment) ?? buy(mind, moment),
	prospect,
	"turn-card": turnCard,
	trade: (mind, moment) => deploy(mind, moment) ?? answerOffers(mind, moment) ?? propose(mind, moment),
	"answer-offers": answerOffers,
	auction,
	permission: permit,
	"build-permission": permit,
	attack: (mind, moment) => goOnAssault(mind, moment) ?? announce(mind, moment) ?? launch(mind, moment, bestBlow(mind, sightOf(moment))) ?? raid(mind, moment, bestBlow(mind, sightOf(moment))) ?? attack(mind, moment) ?? landing(mind, moment),
	counterattack: (mind, moment) => (isNuclear(sightOf(moment)) ? retaliate(mind, moment) : void 0) ?? launch(mind, moment, bestBlow(mind, sightOf(moment))) ?? raid(mind, moment, bestBlow(mind, sightOf(moment))) ?? attack(mind, moment),
	"first-strike": (mind, moment) => launch(mind, moment),
	retaliate,
	"go-on": (_, moment) => moment.offers.length > 0 ? {
		command: {
			type: "go-on",
			fight: true
		},
		why: "goes on with its attack"
	} : void 0,
	assault: goOnAssault,
	defend,
	occupy,
	reinforce,
	champion: (_, moment) => champion(moment),
	move: (mind, moment) => showBeforeMoving(moment) ?? reroute(mind, moment) ?? escort(moment) ?? sailToSiege(mind, moment) ?? guardShips(mind, moment) ?? move(mind, moment),
	build,
	"build-weapons": buildWeapons,
	research,
	"turn-research-card": turnResearchCard,
	"tech-agenda": writeAgenda,
	"tech-research": researchTechnology,
	disclosure: disclose,
	"chart-retaliation": attack
};
/** What a commander decides, with its reason. */
function consider(mind, moment) {
	const kind = moment.question ?? moment.view.question?.kind;
	if (kind === void 0) return {
		command: moment.fallback,
		why: "is not asked anything"
	};
	if (mind.slips > 0 && SLIPPERY.has(kind) && moment.stream.below(100) < mind.slips) return {
		command: moment.fallback,
		why: "overlooks its chance"
	};
	return standing(mind, kind, moment) ?? JUDGES[kind]?.(mind, moment) ?? usual(kind, moment);
}
/** Rights that it uses when a question gives it the time to think. */
function standing(mind, kind, moment) {
	const { stage, sets, bids, wanting } = moment.view;
	if (stage === 6 && sets.tech !== void 0 && (bids[moment.seat] ?? 0) > 0 && !wanting.includes(moment.seat)) return {
		command: { type: "want-to-trade" },
		why: "may deploy technology"
	};
	if (kind !== "bid" && kind !== "prospect" && kind !== "sell" && kind !== "buy") return void 0;
	if (kind === "bid" && (stage === 3 || stage === 7)) {
		const wanted = want(mind, moment);
		if (wanted !== void 0) return wanted;
	}
	return payArrears(moment) ?? payBack(moment) ?? openCompany(moment) ?? detente(mind, moment) ?? pacts(mind, moment);
}
/** Chances that a beginner overlooks; nobody forgets to pay or to defend himself. */
const SLIPPERY = /* @__PURE__ */ new Set([
	"bid",
	"sell",
	"buy",
	"move",
	"build",
	"attack",
	"prospect",
	"trade"
]);
/** How far a commander of a level and a character sees. */
function mindOf(level, weights) {
	const officer = {
		weights,
		shrewd: true,
		holdOut: 300,
		lastHoldOut: 600,
		superiority: 1.4,
		warChest: 10,
		slips: 0
	};
	if (level === "officer") return officer;
	if (level === "general") return {
		...officer,
		weights: {
			...weights,
			garrison: weights.garrison + 1,
			lStars: weights.lStars + .5
		},
		superiority: 2
	};
	return {
		...officer,
		weights: {
			...weights,
			nerve: weights.nerve - .15
		},
		shrewd: false,
		holdOut: 100,
		lastHoldOut: 0,
		slips: 20
	};
}
/** A commander that decides by judgement alone. */
function commanderWith(name, describe, mind) {
	return {
		name,
		describe,
		decide: (moment) => consider(mind, moment).command,
		explain: (moment) => consider(mind, moment).why
	};
}
/** A commander of a level and a character. */
function commanderOf(level, { name, describe, weights }) {
	const skill = level === "officer" ? "Plans its economy and fights when the odds are good." : "A beginner: sensible, but it overlooks things.";
	return commanderWith(name === "steady" ? level : `${level}:${name}`, `${skill} ${describe}`, mindOf(level, weights));
}
const recruits = CHARACTERS.map((character) => commanderOf("recruit", character));
const officers = CHARACTERS.map((character) => commanderOf("officer", character));
/** Keeps the seat of somebody who is away: it pays, trades, guards the home country, starts nothing and signs nothing. */
const caretaker = commanderWith("caretaker", "Looks after the seat of a player who is away: it trades and guards the home, and starts no wars.", mindOf("officer", {
	...steady.weights,
	attack: 0,
	nerve: 1,
	deal: 0,
	nukes: 0,
	prospect: 0,
	debt: 1
}));
// packages/bots/src/search/candidates.ts
/** Other ways to answer; none where there is nothing to weigh. */
function alternatives(mind, moment, first) {
	return proposals(mind, moment).filter(({ command }) => !same(command, first.command)).slice(0, 4);
}
function proposals(mind, moment) {
	switch (moment.view.question?.kind) {
		case "bid": return bids(mind, moment);
		case "sell": return isLate(moment) ? sales(moment) : [];
		case "buy": return isLate(moment) ? purchases(moment) : [];
		case "attack": return [
			...launches(mind, moment),
			...attacks(mind, moment),
			...passing(moment)
		];
		case "counterattack": return [
			...launches(mind, moment),
			...attacks(mind, moment),
			{
				command: moment.fallback,
				why: "lets the blow pass"
			}
		];
		default: return [];
	}
}
/** Whether games are played ahead to their very end, where nothing lies beyond the horizon. */
function isLate(moment) {
	return sightOf(moment).left <= 2;
}
/** Which stages to play: attacks where there are any, and everything near the end. What else bids are good for shows only later. */
function bids(mind, moment) {
	const { stage } = moment.view;
	const sight = sightOf(moment);
	if (stage === void 0 || sight.own.cubes === 0 || stage !== 4 && !isLate(moment)) return [];
	if (stageWorth(boldly(mind), sight, stage) < 60) return [];
	return [{
		command: {
			type: "bid",
			cubes: 1
		},
		why: `expects more of Stage ${stage} than of a later one`
	}, {
		command: {
			type: "bid",
			cubes: 0
		},
		why: `expects more of a later stage than of Stage ${stage}`
	}];
}
/** The same mind in its most daring mood, which finds what is worth a second thought. */
function boldly(mind) {
	if (bold?.of !== mind) bold = {
		of: mind,
		mind: {
			...mind,
			weights: {
				...mind.weights,
				nerve: .35,
				attack: 2,
				nukes: 3
			}
		}
	};
	return bold.mind;
}
let bold;
function sales(moment) {
	const sight = sightOf(moment);
	const found = [];
	if (mayDo(moment, "sell")) for (const resource of RESOURCES) {
		const units = sight.own.supplies[resource];
		if (units < 1 || units * sight.price(resource) < 200) continue;
		found.push({
			command: {
				type: "sell",
				resource,
				units
			},
			why: `sells all its ${resource} at $${sight.price(resource)}M each, having thought it through`
		});
	}
	return [...found, ...passing(moment)];
}
function purchases(moment) {
	const sight = sightOf(moment);
	const found = [];
	if (mayDo(moment, "buy")) for (const resource of RESOURCES) {
		const spot = sight.view.market[resource];
		const room = sight.row - sight.own.supplies[resource];
		const wish = sight.options.marketOverflow ? Math.max(room, BEAR_PIT - spot) : room;
		const units = Math.min(wish, Math.floor(Math.max(0, sight.cash - sight.dues) / priceAt(spot)));
		if (units < 1 || sight.options.marketPricing === "unit") continue;
		found.push({
			command: {
				type: "buy",
				resource,
				units
			},
			why: `buys ${units} ${resource} at $${priceAt(spot)}M each, having thought it through`
		});
	}
	return [...found, ...passing(moment)];
}
function attacks(mind, moment) {
	return assaultCommands(boldly(mind), moment, 3);
}
function launches(mind, moment) {
	if (!mayDo(moment, "launch")) return [];
	const found = [];
	for (const { rival, targets } of strikes(boldly(mind), sightOf(moment)).slice(0, 2)) {
		const command = legal(moment, {
			type: "launch",
			targets
		});
		if (command !== void 0) found.push({
			command,
			why: `destroys ${rival}, after weighing what would follow`
		});
	}
	return found;
}
function passing(moment) {
	return mayDo(moment, "pass") ? [{
		command: { type: "pass" },
		why: "would rather wait, having thought it through"
	}] : [];
}
function same(a, b) {
	return JSON.stringify(a) === JSON.stringify(b);
}
// packages/bots/src/search/playout.ts
/** Everybody is taken to play like a steady officer who makes no offers and plans no further than this cycle. */
const OTHERS = mindOf("officer", {
	...steady.weights,
	attack: .75,
	deal: 0,
	prospect: 0
});
/** Questions that a playout answers by default, as little hangs on them. */
const BRIEF = /* @__PURE__ */ new Set([
	"trade",
	"answer-offers",
	"auction",
	"permission",
	"build-permission",
	"research",
	"turn-research-card",
	"prospect",
	"turn-card",
	"build-weapons",
	"losses",
	"strike-order",
	"shoot",
	"first-strike",
	"champion"
]);
/** More commands than any cycle takes; a playout that gets there is judged where it is. */
const MOST_COMMANDS = 600;
/** Plays on until the next cycle's sales are made or the game is over; near the end to the very end. */
function playOut(game, stream, self, mind) {
	const { cycle: from } = game.state;
	const { detenteCycle } = game.setup.options;
	const toTheEnd = detenteCycle !== "none" && detenteCycle - from <= 1;
	for (let i = 0; i < MOST_COMMANDS; i++) {
		const { ended, cycle, stage, question } = game.state;
		if (ended !== void 0 || game.state.seats[self]?.out !== void 0) return;
		if (cycle > from && (stage ?? 0) > 3 && !toTheEnd) return;
		const seat = question?.waiting[0];
		if (question === void 0 || seat === void 0) return;
		const command = answer(game, seat, question.kind, stream, seat === self ? mind : void 0);
		if (command === void 0) return;
		if (perform(game, seat, command).ok) continue;
		const silent = fallbackFor(game, seat);
		if (silent === void 0 || !perform(game, seat, silent).ok) return;
	}
}
/** What a seat does in a playout: briefly where little hangs on it, the others more briefly still. */
function answer(game, seat, kind, stream, mind) {
	if (BRIEF.has(kind)) return fallbackFor(game, seat);
	if (mind !== void 0) return consider(mind, momentOf(game, seat, stream)).command;
	if (kind === "bid" && game.state.stage !== 4) return {
		type: "bid",
		cubes: game.state.stage === 5 ? 0 : 1
	};
	return consider(OTHERS, momentOf(game, seat, stream)).command;
}
/**
* A seat's chance to win from here, from 0 to 1, by what everybody has. Where a Détente is reached, too: whoever wins it by
* a little may as well have lost it, as what the others have was only imagined.
*/
function prospects(game, seat) {
	const { ended, order, seats } = game.state;
	if (ended !== void 0 && ended.how !== "detente") return ended.winners.includes(seat) ? 1 : 0;
	if (seats[seat]?.out !== void 0) return 0;
	const { detenteCycle } = game.setup.options;
	const left = detenteCycle === "none" ? 8 : Math.max(0, detenteCycle - game.state.cycle);
	const scale = 2500 + 1800 * left;
	const units = /* @__PURE__ */ new Map();
	for (const forces of game.state.board) for (const force of forces) units.set(force.seat, (units.get(force.seat) ?? 0) + power(force.units));
	const unit = left > 0 ? 130 : 50;
	let own = 0;
	let all = 0;
	for (const other of order) {
		if (seats[other]?.out !== void 0) continue;
		const weight = Math.exp(Math.min(60, (means(game, other, left) + unit * (units.get(other) ?? 0)) / scale));
		all += weight;
		if (other === seat) own = weight;
	}
	return all === 0 ? 0 : own / all;
}
/** What a seat has: cash and what its stock, cards and weapons are likely to bring. */
function means({ state }, seat, left) {
	const player = state.seats[seat];
	if (player === void 0) return 0;
	const homes = player.power === void 0 ? 0 : homeOf(player.power).filter((home) => isHeld(state, home, seat)).length;
	let sum = 800 * Math.min(left, 3) * homes + conquests(state, seat, left);
	sum += player.cash - 1e3 * player.loans - player.arrears + 250 * player.nukes + 500 * player.lStars;
	sum += (100 + 60 * Math.min(6, left)) * player.holdings.length;
	const expected = left > 0 ? 350 : 0;
	for (const resource of RESOURCES) {
		const price = priceAt(state.market[resource]);
		sum += player.supplies[resource] * (left > 0 ? Math.max(.3 * price, expected) : price);
	}
	return sum;
}
/** Homes of others that it holds are steps to all that their powers have, each further one a larger step. */
function conquests(state, seat, left) {
	let value = 0;
	for (const other of state.order) {
		const { power, out } = state.seats[other] ?? {};
		if (other === seat || power === void 0 || out !== void 0) continue;
		const homes = homeOf(power);
		const taken = homes.filter((home) => (state.board[zoneIndex(home)] ?? []).some((force) => force.seat === seat)).length;
		value += 900 * Math.min(left, 3) * taken * (1 + taken / homes.length);
	}
	return value;
}
function isHeld(state, home, seat) {
	return !state.nuked.includes(home) && (state.board[zoneIndex(home)] ?? []).every((force) => force.seat === seat);
}
// packages/bots/src/search/general.ts
/** What a general decides, with its reason. */
function think(mind, moment, budget) {
	const first = consider(mind, moment);
	const others = alternatives(mind, moment, first);
	if (others.length === 0) return first;
	return weigh(mind, moment, [first, ...others], budget);
}
/** How much better, in chances to win, another thought must look, and by how many standard errors. */
const MARGIN = .015;
const SURE = 2.5;
/**
* Half of the budget goes to all thoughts alike, the rest to the first one and the one that looks best beside it. All are tried
* in the same imagined games with the same dice, so that only what they change tells them apart.
*/
function weigh(mind, moment, decisions, { playouts, clock }) {
	const until = clock === void 0 ? void 0 : clock.now() + clock.millis;
	const timeUp = () => clock !== void 0 && until !== void 0 && clock.now() >= until;
	const all = decisions.map((decision) => ({
		decision,
		scores: []
	}));
	const [first, ...others] = all;
	if (first === void 0) throw new Error("nothing to weigh");
	const early = Math.max(2, Math.floor(playouts / (2 * all.length)));
	for (let world = 0; world < early; world++) {
		if (world > 0 && timeUp()) break;
		tryOut(mind, moment, all);
	}
	const [rival] = others.filter(({ scores }) => scores.length === first.scores.length).sort((a, b) => lead(b, first).mean - lead(a, first).mean);
	if (rival === void 0 || lead(rival, first).mean <= 0) return first.decision;
	for (let spent = early * all.length; spent + 2 <= playouts; spent += 2) {
		if (timeUp()) break;
		tryOut(mind, moment, [first, rival]);
	}
	const { mean, error } = lead(rival, first);
	return mean >= MARGIN && mean > SURE * error ? rival.decision : first.decision;
}
/** How far one thought is ahead of another in the games both were tried in. */
function lead(one, other) {
	const gains = one.scores.map((score, world) => score - (other.scores[world] ?? 0));
	const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
	const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
	return {
		mean,
		error: Math.sqrt(spread / Math.max(1, gains.length))
	};
}
/** Plays each thought out in one more imagined game. */
function tryOut(mind, { seat, setup, view, stream }, thoughts) {
	const seed = stream.below(2 ** 31);
	const game = imagine(setup, view, quickStream(seed), purseOf(view.cycle, seed));
	for (const { decision, scores } of thoughts) {
		const dice = quickStream(seed + 1);
		const copy = cloneGame(game, dice);
		if (!perform(copy, seat, decision.command).ok) continue;
		playOut(copy, dice, seat, mind);
		scores.push(prospects(copy, seat));
	}
}
/** Hidden cash is guessed: powers grow by some $5,000M a cycle, some faster than others. */
function purseOf(cycle, seed) {
	const guess = quickStream(seed + 2);
	return () => 100 * Math.round((4e3 + 5e3 * cycle) * (.004 + .012 * (guess.below(1e3) / 1e3)));
}
/** A general of a character. */
function generalOf({ name, describe, weights }, budget) {
	const mind = mindOf("general", weights);
	return {
		name: name === "steady" ? "general" : `general:${name}`,
		describe: `Plays ahead before it decides. ${describe}`,
		decide: (moment) => think(mind, moment, budget).command,
		explain: (moment) => think(mind, moment, budget).why
	};
}
const generals = CHARACTERS.map((character) => generalOf(character, { playouts: 24 }));
// packages/bots/src/roster.ts
const COMMANDERS = [
	...generals,
	...officers,
	...recruits,
	caretaker,
	random,
	fallback
];
/**
* A commander by its name; `general@50` is one that plays 50 games ahead for each decision. With a clock generals decide
* in time, for live play; without one the same seed gives the same game.
*/
function commanderNamed(name, clock) {
	const [whole, character = "steady", playouts] = /^general(?::([a-z]+))?(?:@([1-9][0-9]{0,4}))?$/.exec(name) ?? [];
	const found = whole === void 0 ? void 0 : characterOf(character);
	if (found === void 0 || playouts === void 0 && clock === void 0) return COMMANDERS.find((commander) => commander.name === name);
	return {
		...generalOf(found, {
			playouts: Number(playouts ?? 24),
			...clock === void 0 ? {} : { clock }
		}),
		name
	};
}
export { CHARACTERS, COMMANDERS, caretaker, characterOf, commanderNamed, commanderOf, commanderWith, consider, fallback, generalOf, generals, mindOf, momentOf, officers, playGame, playOut, prospects, random, recruits, steady, think };
