// The order of play, in German.
import type { Followed, GameEvent, Resource, Seat, Stage } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

/** What a cube is spent for. */
const PLAY: Readonly<Record<Stage, string>> = {
  1: 'in Phase 1 zu spielen',
  2: 'in Phase 2 zu spielen',
  3: 'in Phase 3 zu verkaufen',
  4: 'in Phase 4 anzugreifen',
  5: 'dich in Phase 5 zu bewegen',
  6: 'in Phase 6 zu bauen',
  7: 'in Phase 7 zu kaufen oder zu schürfen',
};
const A_COMPANY: Readonly<Record<Resource, string>> = {
  grain: 'ein Getreideunternehmen',
  oil: 'ein Ölunternehmen',
  minerals: 'ein Erzunternehmen',
};
const CUBES = { one: 'Bietstein', other: 'Bietsteine' } as const;
const A_CARD = { nuke: 'eine Atomraketenkarte', 'l-star': 'eine L-Stern-Karte' } as const;
const TO_CARD = { nuke: 'einer Atomraketenkarte', 'l-star': 'einer L-Stern-Karte' } as const;
/** More idle companies than these are counted, not named. */
const MOST_NAMED = 3;

/** Worum es in jedem Auftrag geht. */
const TOPICS: Readonly<Record<Exclude<Followed, 'duel'>, string>> = {
  bids: 'Gebote dieses Zyklus',
  pass: 'Passen in dieser Phase',
  pay: 'Sold und Zinsen',
  battle: 'was nach dieser Schlacht geschieht',
  'bid-3': 'Gebote für Phase 3',
  'bid-4': 'Gebote für Phase 4',
  'bid-5': 'Gebote für Phase 5',
  'bid-6': 'Gebote für Phase 6',
  'bid-7': 'Gebote für Phase 7',
  'sell-grain': 'Verkauf von Getreide',
  'sell-oil': 'Verkauf von Öl',
  'sell-minerals': 'Verkauf von Erz',
  'buy-grain': 'Kauf von Getreide',
  'buy-oil': 'Kauf von Öl',
  'buy-minerals': 'Kauf von Erz',
  sell: 'Verkauf am Markt',
  buy: 'Kauf am Markt',
  defence: 'Verteidigung',
  losses: 'Verluste des Gegners',
  occupy: 'das Besetzen leerer Zonen nach einer Schlacht',
  reinforce: 'Verstärkung',
  counterattack: 'Gegenangriffe',
  retaliation: 'Vergeltung mit Atomraketen',
  champion: 'Beistand als Champion',
  screen: 'L-Sterne gegen Atomraketen',
  passage: 'Durchzugsrecht',
  'build-permission': 'Bauerlaubnis auf See',
  offers: 'Angebote anderer Spieler',
  attack: 'Angriff',
  move: 'Bewegung',
  build: 'Bau',
  weapons: 'Bau von Waffen',
  research: 'Forschung',
  prospect: 'Schürfen',
  auction: 'Versteigerungen',
  'first-strike': 'Erstschläge',
  surplus: 'Einheiten, für die es keine Figuren mehr gibt',
  passengers: 'Insassen der Truppentransporter',
  target: 'das erste Ziel in einer Schlacht',
  absorb: 'Truppentransporter, die Treffer abfangen',
  disclosure: 'das Zeigen von Technik',
  'tech-research': 'Technikforschung',
  'chart-retaliation': 'Vergeltung nach einer Schlacht',
  'half-losses': 'eigene Verluste in einer Schlacht',
  ships: 'Handelsschiffe während einer Schlacht',
  carriage: 'Handel während einer Schlacht',
  ransom: 'Lösegeld',
  'give-up-ships': 'Schiffe, die du abgeben musst',
  'load-ships': 'das Beladen der Handelsschiffe',
};

export const orderOfPlay: RoomTexts<'order-of-play', German> = {
  refusals: {
    'asked-before:build': ({ sea }, w) =>
      `Dieser Spieler hat dir in diesem Zug schon verboten, ${w.in(sea)} zu bauen. Baue woanders.`,
    'assault-stands:pass': 'Deine Landung ist noch nicht entschieden. Setze sie fort oder gib sie auf.',
    'both-ways:prepared': ({ most }) =>
      `Wähle von jedem Rohstoff höchstens ${most}. Derselbe Rohstoff kann nicht in beide Richtungen gehen.`,
    'bought:no-prospecting':
      'Du hast deinen einzigen Bietstein für diese Phase zum Kaufen benutzt. Um zu kaufen und zu schürfen, brauchst du zwei.',
    'closed:sea': ({ opponents, sea }, w) =>
      `${w.seats(opponents)} ${w.verbs(opponents, 'hat', 'haben')} einen Hafen ${w.on(sea)}. Bitte darum, dort bauen zu dürfen, oder baue woanders.`,
    'freight:sell': ({ freight, left, units, resource }, w) =>
      `${w.goods(units, resource)} auf den Markt zu bringen, kostet ${w.money(freight)}. Mit dem Erlös hättest du nur ${w.money(left)}.`,
    'no-army-there': ({ zone }, w) =>
      `In fremden Gebieten kannst du nur bauen, wo du eine Armee hast, und du hast ${w.in(zone)} keine.`,
    'no-cube:bid': ({ cubes }, w) =>
      cubes === 0
        ? 'Du hast in diesem Zyklus keine Bietsteine mehr.'
        : `Du hast in diesem Zyklus nur noch ${cubes} ${w.plural(cubes, CUBES)}.`,
    'no-cube:plan': ({ left }, w) =>
      left === 0
        ? 'Du hast keinen Bietstein mehr, den du für diese Phase einplanen kannst.'
        : `Du kannst für diese Phase höchstens ${left} ${w.plural(left, CUBES)} einplanen.`,
    'no-partner:prepared': 'Wähle einen anderen Spieler, der noch dabei ist.',
    'no-pieces': ({ unit }, w) =>
      `Alle deine ${w.unitsOf(unit)} sind auf dem Brett. In dieser Partie gibt es nur die Figuren aus der Schachtel.`,
    'no-pieces:left': ({ number, unit }, w) => `Du hast nur noch Figuren für ${w.units(number, unit)}.`,
    'no-port:build': ({ sea }, w) =>
      `Du brauchst einen Hafen ${w.on(sea)}: in einem Heimatgebiet, das du hältst, oder in einem fremden Gebiet mit deiner Armee.`,
    'no-price:trade': ({ most }, w) => `Wähle einen Preis pro Stück, von ${w.money(1)} bis ${w.money(most)}.`,
    'no-price:wake': ({ most }, w) =>
      `Wähle den Preis, bei dem du gefragt werden willst, von ${w.money(1)} bis ${w.money(most)}.`,
    'no-prices-now': 'Preise ändern sich nur in den Phasen 3 und 7. Hier kannst du nur für die ganze Phase passen.',
    'no-set:build': 'Dir fehlt ein ganzer Satz Vorräte: ein Getreide, ein Öl und ein Erz.',
    'no-site:build': ({ unit }, w) => `Du kannst jetzt nirgends ${w.unitsOf(unit)} bauen.`,
    'nobody-to-ask:build': 'Es gibt keinen Gegner, den du bitten könntest, dich in einem Meer bauen zu lassen.',
    'not-a-port-sea': ({ unit }, w) =>
      `${w.unitsOf(unit)} baust du in einem hellblauen Meer, an dem du einen Hafen hast.`,
    'not-at-sea': ({ unit }, w) => `${w.unitsOf(unit)} baust du an Land. Wähle eines deiner Gebiete.`,
    'not-closed': ({ sea }, w) => `Dieser Spieler hindert dich nicht daran, ${w.in(sea)} zu bauen.`,
    'not-researched:weapon': ({ weapon }, w) =>
      `Du musst ${w.theWeapon(weapon, 'accusative')} erst erforschen. Danach kannst du bauen.`,
    'nothing-prepared': 'So ein Angebot hast du nicht vorbereitet, es gibt also nichts zu streichen.',
    'nothing-stored': ({ resource }, w) => `Du hast kein ${w.resource(resource)}. Verkaufe etwas anderes oder passe.`,
    'nothing:weapons': 'Baue mindestens eine Waffe oder passe.',
    nowhere: 'Mit deinen Vorräten kann sich keine deiner Einheiten bewegen. Du kannst nur passen.',
    'nuked:build': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} atomar zerstört. Dort kann nichts mehr gebaut werden.`,
    'occupied:build': ({ zone }, w) => `Ein anderer Spieler hält ${w.zone(zone, 'accusative')}. Baue woanders.`,
    'one-cube': ({ stage }) =>
      stage === 7
        ? 'Du kannst hier höchstens zwei Bietsteine einsetzen: einen zum Kaufen und einen zum Schürfen.'
        : 'Ein Bietstein genügt hier. Nur in Phase 7 kannst du einen zweiten einsetzen, um zu kaufen und zu schürfen.',
    'open:sea': ({ sea }, w) => `Du darfst ${w.in(sea)} schon bauen.`,
    'ordered-already': ({ on }) =>
      on
        ? 'Diesen Auftrag hast du schon gegeben.'
        : 'Diesen Auftrag hast du nicht gegeben, es gibt also nichts zurückzunehmen.',
    'researched:weapon': ({ weapon }, w) =>
      `${w.theWeapon(weapon, 'accusative')} hast du schon erforscht. Weitere kannst du in einer späteren Phase 6 bauen.`,
    'row-full:buy': ({ resource }, w) =>
      `Dein Lager für ${w.resource(resource)} ist voll. Kaufe etwas anderes oder passe.`,
    'row-full:room': ({ free, resource }, w) => `Du hast nur noch Platz für ${w.goods(free, resource)}.`,
    'row-full:weapons': ({ number, weapon }, w) =>
      number === 0
        ? `In deinem Versorgungslager ist kein Platz mehr für ${w.weaponsOf(weapon)}.`
        : `In deinem Versorgungslager ist nur noch Platz für ${w.weapons(number, weapon)}.`,
    'searched:weapon': ({ weapon }) => `Nach ${TO_CARD[weapon]} hast du in diesem Zug schon gesucht.`,
    'too-few-sets': ({ number, unit }, w) => `Deine Vorräte reichen nur für ${w.units(number, unit)}.`,
    'too-few-stored:sell': ({ stored, resource }, w) => `Du hast nur ${w.goods(stored, resource)} zu verkaufen.`,
    'no-such-unit': ({ unit }, w) => `In dieser Partie gibt es keine ${w.unitsOf(unit)}.`,
    'not-on-payroll:company': 'Du kannst nur eigene, offene Unternehmen unbezahlt lassen, jedes nur einmal.',
    'not-on-payroll:units': 'So viele Einheiten hast du dort nicht. Lass nur Einheiten unbezahlt, die du hast.',
    'too-few-unpaid': ({ bill, cash }, w) =>
      `Dieser Sold beträgt ${w.money(bill)}, und du hast dafür ${w.money(cash)}. Bezahle weniger, oder nimm erst einen Kredit auf.`,
    'too-little-cash:build': ({ price, cash, unit }, w) =>
      `${w.aUnit(unit)} kostet ${w.money(price)}, und du hast ${w.money(cash)}. Nimm einen Kredit auf oder passe.`,
    'too-little-cash:builds': ({ number, unit }, w) => `Dein Geld reicht nur für ${w.units(number, unit)}.`,
    'too-little-cash:card': ({ price, cash }, w) =>
      `Eine Karte kostet ${w.money(price)}, und du hast ${w.money(cash)}. Nimm erst einen Kredit auf oder hör auf.`,
    'too-little-cash:unit': ({ price, cash, resource }, w) =>
      `${w.goods(1, resource)} kostet ${w.money(price)}, und du hast ${w.money(cash)}.`,
    'too-little-cash:units': ({ most, resource }, w) => `Dein Geld reicht nur für ${w.goods(most, resource)}.`,
    'too-long:prepared': ({ most }) => `Schreib höchstens ${most} Zeichen.`,
    'too-many-changes': ({ most }) => `Du hast deine Aufträge ${most}-mal geändert. Warte auf die nächste Phase.`,
    'too-many-prepared': ({ most }) => `Du hast schon ${most} Angebote vorbereitet. Streiche erst eines.`,
    'too-many:weapons': ({ number, weapon }, w) =>
      number <= 0
        ? `Dein Erz und dein Geld reichen nicht für ${w.aWeapon(weapon, 'accusative')}.`
        : `Dein Erz und dein Geld reichen nur für ${w.weapons(number, weapon)}.`,
    'too-much-asked:prepared': ({ most }, w) => `Du kannst höchstens ${w.money(most)} bieten oder verlangen.`,
    'wrong-number:buy': ({ most, resource }, w) => `Kaufe mindestens 1 und höchstens ${w.goods(most, resource)}.`,
  },
  questions: {
    bid: ({ stage }) =>
      `Setzt du einen Bietstein ein, um ${PLAY[stage]}?${stage === 7 ? ' Mit zwei Bietsteinen darfst du beides.' : ''}`,
    build: ({ kinds }, w) => {
      const perSet = [...new Set(kinds.map((kind) => kind.perSet))].map((number) => {
        const forms = kinds.filter((kind) => kind.perSet === number).map(({ unit }) => w.unitForm(number, unit));
        return `${w.number(number)} ${w.or(forms)}`;
      });
      return `Baue ${w.or(kinds.map(({ unit }) => w.unitsOf(unit)))}, oder passe. Ein Satz Vorräte reicht für bis zu ${perSet.join(' oder ')}.`;
    },
    'build-permission': ({ asker, sea }, w) => `Lässt du ${w.seat(asker, 'accusative')} ${w.in(sea)} Flotten bauen?`,
    'build-weapons': ({ costs }, w) => {
      const kinds = costs.map(
        ({ weapon, minerals, price }) =>
          `${w.weaponsOf(weapon)} (je ${w.goods(minerals, 'minerals')} und ${w.money(price)})`,
      );
      return `Baue ${kinds.length === 0 ? 'Waffen' : w.or(kinds)}, oder passe.`;
    },
    buy: 'Kaufe einen Rohstoff auf dem Markt oder passe.',
    move: 'Bewege beliebig viele deiner Einheiten in ein Gebiet oder ein Meer, oder passe.',
    prospect: ({ price }, w) => `Schürfe nach Getreide, Öl oder Erz für ${w.money(price)} pro Karte, oder passe.`,
    research: ({ price }, w) =>
      `Erforsche die Atomrakete oder den L-Stern für ${w.money(price)} pro Karte, oder passe.`,
    salaries: ({ bill }, w) => `Der Sold beträgt ${w.money(bill)}. Bezahle alle, oder wähle, wer leer ausgeht.`,
    sell: 'Verkaufe einen Rohstoff auf dem Markt oder passe.',
    'turn-card': ({ price }, w) => `Decke für ${w.money(price)} die nächste Karte auf oder hör auf.`,
    'turn-research-card': ({ price }, w) => `Decke für ${w.money(price)} die nächste Karte auf oder hör auf.`,
  },
  events: {
    'attempt-began': ({ seat, resource }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'schürft', 'schürfen')} nach ${w.resource(resource)}.`,
    'attempt-stopped': ({ seat, why }, w) =>
      why === 'cut-losses'
        ? `${w.seat(seat)} ${w.verb(seat, 'hört', 'hören')} auf zu schürfen.`
        : `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} den Stapel durchsucht.`,
    'bids-revealed': ({ bids }, w) => {
      const with1 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 1);
      const with2 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 2);
      if (with1.length + with2.length === 0) return 'Niemand bietet.';
      const spend = (seats: readonly Seat[], what: string) =>
        seats.length === 0
          ? []
          : [`${w.seats(seats)} ${w.verbs(seats, 'setzt', 'setzen')} ${seats.length === 1 ? '' : 'je '}${what} ein`];
      return `${[...spend(with1, 'einen Bietstein'), ...spend(with2, 'zwei Bietsteine')].join('; ')}.`;
    },
    bought: ({ seat, resource, units, cost, lost }, w) => {
      const bought = `${w.seat(seat)} ${w.verb(seat, 'kauft', 'kaufen')} ${w.goods(units, resource)} für ${w.money(cost)}`;
      return lost === 0 ? `${bought}.` : `${bought}; ${noRoom(lost, w)}.`;
    },
    'build-permission-answered': ({ seat, asker, sea, allow }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.seat(asker, 'accusative')} ${w.in(sea)} ${allow ? '' : 'keine '}Flotten bauen.`,
    'builds-opened': null,
    'card-turned': ({ seat, resource, cost, find }, w) => {
      const turned = `${w.seat(seat)} ${w.verb(seat, 'deckt', 'decken')} für ${w.money(cost)} eine Karte auf`;
      if (find === 'other') return `${turned}.`;
      return find === 'kept'
        ? `${turned} und ${w.verb(seat, 'findet', 'finden')} ${A_COMPANY[resource]}.`
        : `${turned}; es ist ${A_COMPANY[resource]}, das niemand behalten darf und das in den Stapel zurückgeht.`;
    },
    'cycle-began': ({ cycle }) => `Zyklus ${cycle} beginnt. Alle haben drei Bietsteine.`,
    'dues-set': ({ dues }, w) =>
      `Fälliger Sold: ${dues.map(({ seat, salaries }) => `${w.seat(seat)} ${w.money(salaries)}`).join(', ')}.`,
    'first-turn-ban': ({ phase }) =>
      phase === 'research'
        ? 'Im ersten Zyklus erforscht niemand Atomraketen oder L-Sterne.'
        : 'Im ersten Zyklus baut niemand Atomraketen oder L-Sterne.',
    'market-closed': () => 'Der Markt schließt.',
    'market-opened': ({ stage }) => `Der Markt öffnet, und die Bank ${stage === 3 ? 'kauft' : 'verkauft'}.`,
    'order-followed': ({ about }) =>
      about === 'duel'
        ? 'Hier kämpfte eine Einheit gegen eine, deshalb wirst du zum Rest der Schlacht nicht mehr gefragt.'
        : `Nach deinem Auftrag: ${TOPICS[about]}.`,
    'orders-given': null,
    passed: ({ seat, idle }, w) => (idle === true ? undefined : `${w.seat(seat)} ${w.verb(seat, 'passt', 'passen')}.`),
    'prepared-dropped': ({ partner, stage }, w) =>
      `Dein vorbereitetes Angebot an ${w.seat(partner, 'accusative')} für Phase ${stage} wird nicht gesendet.`,
    'prospecting-opened': ({ entitled }, w) =>
      entitled.length === 0
        ? 'Niemand kann schürfen.'
        : `${w.seats(entitled)} ${w.verbs(entitled, 'kann', 'können')} schürfen.`,
    'research-began': ({ seat, weapon }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'sucht', 'suchen')} nach ${TO_CARD[weapon]}.`,
    'research-card-turned': ({ seat, weapon, cost, found }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'deckt', 'decken')} für ${w.money(cost)} eine Karte auf${found ? ` und ${w.verb(seat, 'findet', 'finden')} ${A_CARD[weapon]}` : ''}.`,
    'research-opened': null,
    'research-stopped': ({ seat, weapon }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'sucht', 'suchen')} nicht weiter nach ${TO_CARD[weapon]}.`,
    'salaries-paid': ({ seat, amount, unpaid, dismissed }, w) => {
      const gone = dismissed.reduce((sum, each) => sum + numberGone(each, w), 0);
      const pays = `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')}`;
      const said = [amount === 0 ? `${pays} keinen Sold` : `${pays} ${w.money(amount)} Sold`];
      if (unpaid.length > 0)
        said.push(`${named(unpaid, w)} ${w.plural(unpaid.length, { one: 'geht', other: 'gehen' })} leer aus`);
      if (gone > 0)
        said.push(
          w.plural(gone, {
            one: '1 unbezahlte Einheit verlässt das Brett',
            other: `${gone} unbezahlte Einheiten verlassen das Brett`,
          }),
        );
      return `${said.join('; ')}.`;
    },
    'sequence-set': ({ sequence }, w) =>
      sequence.length === 1
        ? `Nur ${w.seats(sequence)} ${w.verbs(sequence, 'spielt', 'spielen')}.`
        : `Reihenfolge: ${sequence.map((seat) => w.seat(seat)).join(', ')}.`,
    sold: ({ seat, resource, units, proceeds }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'verkauft', 'verkaufen')} ${w.goods(units, resource)} für ${w.money(proceeds)}.`,
    'stage-opened': ({ stage }, w) => `Phase ${stage}: ${w.stage(stage)}.`,
    'stage-skipped': ({ stage }, w) => `Phase ${stage}, ${w.stage(stage)}, fällt in diesem Zyklus aus.`,
    'strategic-builds-opened': null,
    transferred: ({ seat, stored, lost, idle }, w) => {
      const said = [`${w.seat(seat)} ${w.verb(seat, 'lagert', 'lagern')} ${w.supplies(stored)} ein`];
      if (lost.grain + lost.oil + lost.minerals > 0)
        said.push(`${w.supplies(lost)} ${verbFor(lost)} verloren, weil das Lager voll ist`);
      if (idle.length > 0) {
        const companies = idle.map(({ company }) => company);
        said.push(`${named(companies, w)} ${w.plural(idle.length, { one: 'fördert', other: 'fördern' })} nichts`);
      }
      return `${said.join('; ')}.`;
    },
    'units-built': ({ seat, kind, zone, number, sets, cost }, w) => {
      const built = `${w.seat(seat)} ${w.verb(seat, 'baut', 'bauen')} ${w.in(zone)} ${w.units(number, kind)} für ${w.money(cost)}`;
      return sets === 0 ? `${built}.` : `${built} und ${w.sets(sets)}.`;
    },
    'weapon-developed': ({ seat, weapon, minerals, cost }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'entwickelt', 'entwickeln')} ${w.theWeapon(weapon, 'accusative')} für ${w.goods(minerals, 'minerals')} und ${w.money(cost)}.`,
    'weapons-built': ({ seat, nukes, lStars, minerals, cost }, w) => {
      const built = [nukes > 0 ? [w.weapons(nukes, 'nuke')] : [], lStars > 0 ? [w.weapons(lStars, 'l-star')] : []];
      return `${w.seat(seat)} ${w.verb(seat, 'baut', 'bauen')} ${w.and(built.flat())} für ${w.goods(minerals, 'minerals')} und ${w.money(cost)}.`;
    },
  },
};

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** `Inca Oil und Obo Mines`; `5 Unternehmen` where there are too many to name. */
function named(companies: Told<'salaries-paid'>['unpaid'], w: German): string {
  return companies.length > MOST_NAMED ? `${companies.length} Unternehmen` : w.cards(companies);
}

/** `2 passen nicht hinein und gehen verloren` */
export function noRoom(lost: number, w: German): string {
  return `${w.number(lost)} ${w.plural(lost, { one: 'passt nicht hinein und geht', other: 'passen nicht hinein und gehen' })} verloren`;
}

/** `1 Öl geht verloren`, `1 Öl und 1 Erz gehen verloren` */
function verbFor(lost: Readonly<Record<Resource, number>>): string {
  return lost.grain + lost.oil + lost.minerals === 1 ? 'geht' : 'gehen';
}

/** How many units leave, those aboard too. */
function numberGone({ units, laden, relieved }: Told<'salaries-paid'>['dismissed'][number], w: German): number {
  const aboard = laden.reduce((sum, { cargo }) => sum + 1 + w.total(cargo), 0);
  return w.total(units) + aboard + relieved.reduce((sum, { gone }) => sum + w.total(gone), 0);
}
