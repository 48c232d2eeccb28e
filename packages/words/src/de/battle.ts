// Battles, strikes and assaults, in German.
import { type GameEvent, isSea, RESOURCES, type UnitKind, type Zone } from '@marshall/rules';
import { lossesIn, lossesTogether, nukesIn, sumOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

type Loss = Extract<GameEvent, { type: 'units-lost' }>['losses'][number];

const ENEMIES = 'Einheiten, Heimatgebiete oder Unternehmen, von denen du weißt';

export const battle: RoomTexts<'battle', German> = {
  refusals: {
    'assault-stands:landed': ({ zone }, w) =>
      `Einheiten, die ${w.in(zone)} landen, müssen dort bleiben und kämpfen. Belade die Flotte woanders.`,
    'assault-stands:undecided':
      'Deine Landung ist noch nicht entschieden. Setze sie fort oder gib sie auf, bevor du etwas anderes tust.',
    'at-sea:occupy': ({ sea }, w) =>
      `Armeen können ${w.zone(sea, 'accusative')} nicht besetzen. Schick stattdessen Flotten hin.`,
    bound: 'Champions müssen weiterschießen, bis keine Atomraketen oder keine eigenen L-Sterne mehr da sind.',
    'cannot-fight': ({ from, to }, w) => `Deine Einheiten ${w.in(from)} können ${w.in(to)} niemanden angreifen.`,
    'cannot-occupy': ({ because }, w) => w.said(because),
    'cannot-reinforce':
      'Deine Vorräte reichen nicht, um eine Einheit in eine Zone zu bringen, die du verstärken darfst.',
    'contested:assault': ({ zone }, w) =>
      `Um ${w.zone(zone, 'accusative')} kämpfen schon zwei Spieler. Sonst darf dort niemand landen.`,
    'contested:surrender': ({ zone }, w) =>
      `Auch ein anderer Spieler kämpft um ${w.zone(zone, 'accusative')}. Du kannst dich keinem von beiden ergeben.`,
    'dark-sea:assault': ({ sea }, w) =>
      `${w.zone(sea)} ist dunkelblau. Eine Landung muss aus einem hellblauen Meer kommen, das an das Ziel grenzt.`,
    'dark-sea:nukes': ({ sea }, w) => `${w.zone(sea)} ist dunkelblau. Atomraketen kommen nicht hin.`,
    'empty-space': 'Niemand hat einen L-Stern im All. Richte deine Atomraketen auf eine Zone.',
    'flown-in:assault': 'Eingeflogene Armeen können sich nicht zurückziehen. Kämpfe weiter oder ergib dich mit ihnen.',
    'flown-in:defence': 'Eingeflogene Armeen können sich nicht zurückziehen. Kämpfe oder ergib dich.',
    'goes-on:strikes': 'Nenne jedes getroffene Gebiet, in der Reihenfolge, die du willst.',
    'home:surrender': 'In deinen Heimatgebieten kannst du dich nicht ergeben. Zieh dich zurück oder kämpfe.',
    landlocked: ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'grenzt', 'grenzen')} an kein hellblaues Meer. Greife zu Lande oder aus der Luft an.`,
    'later-once': 'Du hast den anderen schon den Vortritt gelassen. Starte deinen Gegenangriff jetzt oder gar nicht.',
    'no-assault:give-up': 'Du hast keine Landung, die du aufgeben könntest.',
    'no-assault:go-on': 'Du hast keine Landung, die du fortsetzen könntest.',
    'no-assault:now': ({ zone }, w) =>
      `Entscheide jetzt über deine Landung ${w.in(zone)}. Die andere wartet, bis du am Zug bist.`,
    'no-assault:there': ({ zone }, w) => `Du hast ${w.in(zone)} keine Landung, die noch nicht entschieden ist.`,
    'no-convoy': ({ zone }, w) => `Kein Meer neben ${w.zone(zone, 'dative')} ist für deine Flotten offen.`,
    'no-convoy:because': ({ because }, w) => w.said(because),
    'no-drop': 'Für eine Luftlandung brauchst du eine Armee an Land, ein Ziel und 2 Öl zusätzlich zum Satz Vorräte.',
    'no-force': ({ zone }, w) => `Du hast ${w.in(zone)} keine Einheiten für einen Angriff.`,
    'no-haven':
      'Es gibt keine angrenzende leere oder eigene Zone, in die du dich mit deinen Vorräten zurückziehen kannst.',
    'no-l-star': 'Für ein Duell brauchst du einen eigenen L-Stern. Bauen kannst du ihn in der Phase Bauen.',
    'no-l-star-there': 'Wähle einen Gegner, der einen L-Stern hat.',
    'no-l-stars': 'Ein Champion braucht mindestens einen L-Stern.',
    'no-landing': 'Keine deiner Flotten kann eine Armee an eine Küste bringen, die du angreifen darfst.',
    'no-next-turn':
      'Du kommst in dieser Phase Angreifen nicht mehr zum Zug. Zieh deine Truppen ab oder ergib dich mit ihnen.',
    'no-nuke': ({ at }, w) => `Auf ${aim(at, w)} fliegt keine Atomrakete. Wähle eine, die in der Luft ist.`,
    'no-nukes': 'Du hast keine Atomraketen. Bauen kannst du sie in der Phase Bauen.',
    'no-set:attack': (has, w) =>
      `Ein Angriff mit Armeen oder Flotten kostet ein Getreide, ein Öl und ein Erz, und du hast kein ${w.or(RESOURCES.filter((each) => has[each] === 0).map(w.resource))}.`,
    'no-set:defend': 'Du hast keinen ganzen Satz Vorräte und kannst nur ohne Vorräte Widerstand leisten.',
    'no-ships:assault': ({ zone }, w) =>
      `Um deine Truppen ${w.from(zone)} abzuziehen, brauchst du daneben eine Flotte mit freiem Platz, und 1 Öl zum Beladen.`,
    'no-ships:sea': ({ sea }, w) => `Keine deiner Flotten ${w.in(sea)} hat Platz an Bord. Wähle ein anderes Meer.`,
    'no-such-force': ({ most }) =>
      most === 1
        ? 'Nur eine deiner Einheiten kann dort kämpfen. Wähle diese.'
        : `Wähle mindestens eine und höchstens ${most} der Einheiten, die dort kämpfen können.`,
    'no-such-force:kind': ({ unit, number }, w) =>
      number === 0
        ? `${w.unitsOf(unit)} von dir können bei diesem Angriff nicht kämpfen. Wähle andere Einheiten.`
        : `Bei diesem Angriff kannst du höchstens ${w.units(number, unit)} einsetzen.`,
    'no-such-load': 'Deine Flotten dort können nicht genau diese Einheiten aufnehmen. Wähle eine andere Ladung.',
    'no-target': ({ zone }, w) => `${w.in(zone)} ist niemand, den du angreifen könntest.`,
    'nobody-else': 'Sonst wartet niemand auf einen Gegenangriff.',
    'nobody-to-clash': 'Kein Gegner hat einen L-Stern für ein Duell.',
    'none-left:losses': ({ unit }, w) => `Von diesen ${w.unitsOf(unit, 'dative')} hast du schon alle entfernt.`,
    'not-a-loss': ({ unit, needs, points }, w) =>
      `${w.aUnit(unit, 'accusative')} zu entfernen, kostet ${w.points(needs)}, und du hast ${points === 0 ? 'keinen' : `nur ${points}`} übrig.`,
    'not-adjacent:assault': ({ territory, sea }, w) =>
      `${w.away(sea)} aus kannst du ${w.in(territory)} nicht landen. Wähle ein angrenzendes Meer.`,
    'not-adjacent:withdraw': ({ from, to }, w) =>
      `${w.zone(from)} und ${w.zone(to)} grenzen nicht aneinander. Zurückziehen kannst du dich nur in eine angrenzende Zone.`,
    'not-captured': ({ zone }, w) =>
      `Du hast ${w.zone(zone, 'accusative')} noch nicht erobert. Der Verteidiger ist noch da.`,
    'not-in-battle': 'Der Gegner hat in dieser Schlacht keine solche Einheit. Wähle eine andere.',
    'not-occupied:reinforce': ({ zone }, w) =>
      `Du hältst ${w.zone(zone, 'accusative')} nicht besetzt. Verstärken kannst du nur Gebiete, die du hältst.`,
    'not-struck': 'Nenne jedes getroffene Gebiet genau einmal.',
    'not-that-zone': ({ zone }, w) => `Du kannst jetzt nur ${w.zone(zone, 'accusative')} besetzen.`,
    'not-the-attackers': `Ein Erstschlag darf nur deinen Angreifer treffen: dessen ${ENEMIES}.`,
    'not-the-defenders': `Deine Vergeltung darf nur den Spieler treffen, der den Erstschlag geführt hat: dessen ${ENEMIES}.`,
    'not-the-target:landing': ({ zone, sea }, w) => `Du kannst jetzt nur ${w.in(zone)} landen, ${w.away(sea)} aus.`,
    'not-the-target:withdraw': ({ zone }, w) => `Nur Einheiten ${w.in(zone)} dürfen sich zurückziehen.`,
    'not-there:attack': ({ zone }, w) =>
      `Wähle einen Gegner mit Einheiten ${w.in(zone)}, oder die Miliz, wenn dort niemand steht.`,
    'not-yours-to-shoot:champion': 'Als Champion schießt du nur auf Atomraketen, die auf andere gerichtet sind.',
    'not-yours-to-shoot:defender': 'Als Verteidiger schießt du nur auf Atomraketen, die auf dich gerichtet sind.',
    'nothing-in-reach': 'Keine deiner Einheiten erreicht ein Ziel. Passe und bewege dich in der Phase Bewegen.',
    'nothing-in-reach:from': ({ zone }, w) => `Deine Einheiten ${w.in(zone)} erreichen kein Ziel.`,
    'nuked:target': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} schon atomar zerstört. Ziele woandershin.`,
    'out-of-reach:attack': ({ from, to }, w) =>
      `${w.zone(from)} und ${w.zone(to)} grenzen nicht aneinander. Angreifen kannst du nur eine angrenzende Zone.`,
    'out-of-reach:from-dark-sea':
      'Aus einem dunkelblauen Meer können Flotten nur dort angreifen oder in einem angrenzenden hellblauen Meer.',
    'out-of-reach:to-dark-sea': ({ to }, w) =>
      `${w.zone(to)} ist dunkelblau. Nur Flotten, die schon dort sind, können dort angreifen.`,
    'out-of-reach:within': ({ zone }, w) =>
      `Um ${w.zone(zone, 'accusative')} kämpft niemand gegen dich. Greife eine angrenzende Zone an.`,
    'own-land': ({ zone }, w) => `Du hast ${w.in(zone)} schon Einheiten. Landen kannst du nur, wo du keine hast.`,
    'own-zones': 'Alle Atomraketen sind auf dich gerichtet, und deine L-Sterne verteidigen dich ohnehin.',
    'sea-held:landing': ({ zone }, w) =>
      `Flotten anderer Spieler halten jedes Meer neben ${w.zone(zone, 'dative')}. Greife zuerst diese Flotten an.`,
    'sea-held:reinforce': ({ sea }, w) =>
      `${w.in(sea)} ist die Flotte eines anderen Spielers. Verstärken kannst du nur eigene oder leere Meere.`,
    'wrong-number:nukes': ({ nukes }) =>
      nukes === 1
        ? 'Du hast nur eine Atomrakete. Richte sie auf ein Ziel.'
        : `Setze mindestens eine und höchstens ${nukes} Atomraketen ein.`,
  },
  questions: {
    assault: ({ zones, nextTurn }, w) => {
      const targets = w.or(zones.map((zone) => w.zone(zone, 'accusative')));
      return `Deine Truppen haben ${targets} noch nicht erobert. ${nextTurn ? 'Kämpfe in deinem nächsten Zug weiter oder gib jetzt auf.' : 'Zieh sie ab oder ergib dich.'}`;
    },
    attack: ({ assault }) =>
      assault
        ? 'Deine Landung ist noch nicht entschieden. Setze sie fort oder gib sie auf.'
        : 'Führe einen Angriff aus oder passe.',
    champion:
      'Atomraketen sind in der Luft. Verteidigen deine L-Sterne andere? Zeigst du eine geheime Karte, die angegriffen wird?',
    counterattack: 'Du wurdest angegriffen. Du darfst einmal zurückschlagen, überall und gegen jeden.',
    defend: ({ zone, fight, withdraw, surrender }, w) => {
      const open = [
        ...(fight ? ['mit einem Satz Vorräte kämpfen'] : []),
        'ohne Vorräte Widerstand leisten',
        ...(withdraw ? ['dich zurückziehen'] : []),
        ...(surrender ? ['dich ergeben'] : []),
      ];
      return `Du wirst ${w.in(zone)} angegriffen. Du kannst ${open.length === 1 ? 'nur ' : ''}${w.or(open)}.`;
    },
    'first-strike': ({ zone }, w) => `Du wirst ${w.in(zone)} angegriffen. Führst du einen Erstschlag mit Atomraketen?`,
    'go-on': 'Der Schlagabtausch mit Atomraketen ist vorbei. Setzt du deinen Angriff fort, oder brichst du ihn ab?',
    losses: ({ points, most, takes }, w) => {
      const units = w.plural(most, { one: '1 gegnerische Einheit', other: `bis zu ${most} gegnerische Einheiten` });
      return `Du hast ${w.points(points)}. Du darfst ${units} entfernen: ${prices(takes, w)}.`;
    },
    occupy: ({ zone }, w) =>
      `${w.in(zone)} ist niemand mehr. Besetze die Zone jetzt zu den üblichen Kosten oder lass sie leer.`,
    reinforce: 'Hol Verstärkung zu den üblichen Kosten oder beende die Verstärkung.',
    retaliate: 'Der Verteidiger hat den Erstschlag geführt. Schlägst du mit Atomraketen zurück?',
    shoot: ({ shots }, w) =>
      `Du hast noch ${w.plural(shots, { one: '1 Schuss mit einem L-Stern', other: `${shots} Schüsse mit L-Sternen` })}. Auf welche Atomrakete schießt du?`,
    'strike-order':
      'Wähle die Reihenfolge deiner Einschläge. Vom 13. zerstörten Gebiet an kann jedes weitere die Partie beenden.',
  },
  events: {
    'attack-declared': ({ attacker, defender, tactic, from, target, units }, w) => {
      const whom = defender === undefined ? 'die Miliz' : w.seat(defender, 'accusative');
      const force = w.force(units, 'dative');
      if (tactic === 'standing')
        return `${w.seat(attacker)} ${w.verb(attacker, 'setzt', 'setzen')} die Landung ${w.in(target)} gegen ${whom} mit ${force} fort.`;
      const way =
        tactic === 'airborne' ? ' aus der Luft' : from !== undefined && from !== target ? ` ${w.away(from)} aus` : '';
      return `${w.seat(attacker)} ${w.verb(attacker, 'greift', 'greifen')} ${whom} ${w.in(target)}${way} mit ${force} an.`;
    },
    'exchange-opened': ({ seat, retaliation }, w) =>
      retaliation
        ? `${w.seat(seat)} ${w.verb(seat, 'schlägt', 'schlagen')} zurück.`
        : `${w.seat(seat)} ${w.verb(seat, 'führt', 'führen')} den Erstschlag.`,
    'exchange-refused': ({ seat, retaliation }, w) =>
      retaliation ? `${w.seat(seat)} ${w.verb(seat, 'schlägt', 'schlagen')} nicht zurück.` : undefined,
    'attack-resumed': ({ seat, fight }, w) =>
      fight
        ? `${w.seat(seat)} ${w.verb(seat, 'setzt', 'setzen')} den Angriff fort.`
        : `${w.seat(seat)} ${w.verb(seat, 'bricht', 'brechen')} den Angriff ab.`,
    'attack-foiled': ({ seat }, w) => `Der Angriff ${w.possessive(seat)} kann nicht weitergehen.`,
    'defence-chosen': ({ seat, supplied }, w) =>
      supplied
        ? `${w.seat(seat)} ${w.verb(seat, 'kämpft', 'kämpfen')} mit einem Satz Vorräte.`
        : `${w.seat(seat)} ${w.verb(seat, 'leistet', 'leisten')} ohne Vorräte Widerstand.`,
    withdrew: ({ seat, zone, empty }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'zieht', 'ziehen')} sich ${w.from(zone)} zurück${empty ? `; dort bleibt niemand` : ''}.`,
    surrendered: ({ seat, victor, zone, goesOn = false, pieces }, w) =>
      goesOn
        ? `${w.seat(seat)} ${w.verb(seat, 'übergibt', 'übergeben')} ${w.seat(victor, 'dative')} ${pieces === undefined ? `die Einheiten, die ${w.zone(zone, 'accusative')} halten` : `das Geleit ${w.in(zone)}`}. Der Angriff geht weiter.`
        : isSea(zone)
          ? `${w.seat(seat)} ${w.verb(seat, 'übergibt', 'übergeben')} ${w.seat(victor, 'dative')} die eigenen Flotten ${w.in(zone)}.`
          : `${w.seat(seat)} ${w.verb(seat, 'ergibt', 'ergeben')} sich ${w.seat(victor, 'dative')} ${w.in(zone)} mit allen Einheiten.`,
    'set-removed': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'verbraucht', 'verbrauchen')} einen Satz Vorräte.`,
    'dice-counted': ({ attacker, defender }) =>
      `Der Angreifer hat ${diceIn(attacker)} Würfel, der Verteidiger ${diceIn(defender)}.`,
    fired: ({ seat, dice, edge, points }, w) => {
      const thrown =
        dice.length === 0
          ? `${w.verb(seat, 'hat', 'haben')} keine Würfel`
          : `${w.verb(seat, 'würfelt', 'würfeln')} ${dice.length === 1 ? `eine ${dice[0]}` : w.and(dice.map(String))}`;
      const adds = edge === 0 ? '' : ` und ${w.verb(seat, 'zählt', 'zählen')} ${edge} dazu`;
      return `${w.seat(seat)} ${thrown}${adds}: ${w.points(points)}.`;
    },
    'units-lost': ({ seat, losses }, w) =>
      w.fit(
        () =>
          `${w.seat(seat)} ${w.verb(seat, 'verliert', 'verlieren')} ${losses.length === 0 ? 'nichts' : w.and(lossesByZone(losses, w))}.`,
        () => `${w.seat(seat)} ${w.verb(seat, 'verliert', 'verlieren')} ${w.force(lossesTogether(losses))}.`,
      ),
    'militia-rolled': ({ zone, points }, w) => `Die Miliz ${w.in(zone)} würfelt eine ${points}.`,
    'occupation-settled': ({ seat, zone, occupied }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'besetzt', 'besetzen')} ${w.zone(zone, 'accusative')}${occupied ? '' : ' nicht'}.`,
    'joined-attacked': null,
    reinforced: null,
    'reinforcements-done': null,
    'assault-landed': null,
    'assault-stands': ({ assault: { seat, zone } }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'kämpft', 'kämpfen')} ${w.in(zone)} weiter.`,
    'assault-withdrawn': ({ seat, zone, takenOff }, w) => {
      const off = sumOf(takenOff.map(({ units }) => units));
      const seas = w.and([...new Set(takenOff.map(({ sea }) => sea))].map((sea) => w.to(sea)));
      return `${w.seat(seat)} ${w.verb(seat, 'zieht', 'ziehen')} ${w.force(off)} ${w.from(zone)} ${seas} ab.`;
    },
    'assault-surrendered': ({ seat, victor, zone }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'ergibt', 'ergeben')} sich ${w.seat(victor, 'dative')} mit den gelandeten Truppen ${w.in(zone)}.`,
    // The capture that follows says it.
    'assault-decided': null,
    'nukes-launched': ({ attacker, targets }, w) => {
      const [first, ...others] = targets.map(({ at, nukes }) => ({ at: aim(at, w), nukes }));
      if (first === undefined) return undefined;
      const shots = [
        `${spelled(first.nukes)} ${w.plural(first.nukes, { one: 'Atomrakete', other: 'Atomraketen' })} auf ${first.at}`,
        ...others.map(({ at, nukes }) => `${spelled(nukes)} auf ${at}`),
      ];
      const fires = `${w.seat(attacker)} ${w.verb(attacker, 'feuert', 'feuern')}`;
      return w.fit(
        () => `${fires} ${w.and(shots)}.`,
        () => `${fires} ${w.weapons(nukesIn(targets), 'nuke')} auf ${targets.length} Ziele.`,
      );
    },
    'champions-revealed': ({ champions, shown }, w) => {
      const told = [
        ...shown.map(({ seat, cards }) => `${w.seat(seat)} ${w.verb(seat, 'zeigt', 'zeigen')} ${w.cards(cards)}`),
        ...(champions.length === 0
          ? []
          : [
              `${w.seats(champions)} ${w.verbs(champions, 'wird', 'werden')} ${champions.length === 1 ? 'Champion' : 'Champions'}`,
            ]),
      ];
      return told.length === 0 ? undefined : `${told.join('; ')}.`;
    },
    'l-star-fired': ({ seat, at, die, hit }, w) =>
      `Ein L-Stern ${w.possessive(seat)} würfelt eine ${die} und ${hit ? 'zerstört' : 'verfehlt'} eine Atomrakete, die auf ${aim(at, w)} zielt.`,
    'fire-held': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'schießt', 'schießen')} nicht.`,
    'strikes-ordered': ({ seat, zones }, w) =>
      w.fit(
        () => `Die Atomraketen ${w.possessive(seat)} treffen nacheinander ${w.zones(zones, 'accusative')}.`,
        () =>
          `${w.seat(seat)} ${w.verb(seat, 'legt', 'legen')} fest, in welcher Reihenfolge Atomraketen ${zones.length} Zonen treffen.`,
      ),
    struck: ({ zone, lost, cards }, w) => {
      const seats = [...new Set([...lost, ...cards].map(({ seat }) => seat))];
      const losses = seats.map((seat) => {
        const what = [
          ...lost.filter((each) => each.seat === seat).map(({ units }) => w.force(units)),
          ...cards.filter((each) => each.seat === seat).flatMap((each) => each.cards.map(w.card)),
        ];
        return `${w.seat(seat)} ${w.verb(seat, 'verliert', 'verlieren')} ${w.and(what)}`;
      });
      const hits = `Eine Atomrakete trifft ${w.zone(zone, 'accusative')}`;
      return w.fit(
        () => `${hits}${losses.length === 0 ? '' : `: ${w.capital(losses.join('; '))}`}.`,
        () =>
          `${hits}: ${w.capital(w.seats(seats))} ${w.verbs(seats, 'verliert', 'verlieren')} dort Einheiten und Unternehmen.`,
      );
    },
    'secret-cards-destroyed': ({ seat, resources }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'gibt', 'geben')} ${w.plural(resources.length, { one: 'eine geheime Karte aus einer getroffenen Zone', other: `${resources.length} geheime Karten aus getroffenen Zonen` })} zurück.`,
    'space-blasted': ({ lost }, w) =>
      `Der Weltraumschlag zerstört alle L-Sterne: ${w.capital(w.and(lost.map(({ seat, lStars }) => `${w.seat(seat)} ${w.verb(seat, 'verliert', 'verlieren')} ${lStars}`)))}.`,
    'counterattacks-due': ({ seats }, w) =>
      seats.length === 0 ? undefined : `${w.seats(seats)} ${w.verbs(seats, 'wurde', 'wurden')} angegriffen.`,
    clashed: ({ attacker, defender, dice, losers }, w) => {
      const [loser, other] = losers;
      const ends =
        other !== undefined || loser === undefined
          ? 'beide verlieren einen L-Stern'
          : `${w.seat(loser)} ${w.verb(loser, 'verliert', 'verlieren')} einen L-Stern`;
      return `Im L-Stern-Duell ${w.verb(attacker, 'würfelt', 'würfeln')} ${w.seat(attacker)} eine ${dice.attacker} und ${w.seat(defender)} eine ${dice.defender}; ${ends}.`;
    },
    'counterattack-opened': ({ seat }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'startet', 'starten')} einen Gegenangriff.`,
    'counterattack-declined': ({ seat }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'verzichtet', 'verzichten')} auf einen Gegenangriff.`,
    'counterattack-put-off': ({ seat }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} den anderen beim Gegenangriff den Vortritt.`,
    'attack-over': null,
  },
};

/** What a nuke is aimed at. */
function aim(at: Zone | 'space', w: German): string {
  return at === 'space' ? 'die L-Sterne im All' : w.zone(at, 'accusative');
}

const SPELLED = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** A small number as it is spoken: `zwei`. */
function spelled(number: number): string {
  return SPELLED[number] ?? String(number);
}

function diceIn(count: Readonly<Record<string, number>>): number {
  return Object.values(count).reduce((all, number) => all + number, 0);
}

/** `Armeen und Flotten kosten je 3 Punkte, Truppentransporter 8` */
function prices(takes: readonly { readonly unit: UnitKind; readonly points: number }[], w: German): string {
  return [...new Set(takes.map(({ points }) => points))]
    .map((points, i) => {
      const units = w.and(takes.filter((each) => each.points === points).map(({ unit }) => w.unitsOf(unit)));
      return i === 0 ? `${units} kosten je ${w.points(points)}` : `${units} ${points}`;
    })
    .join(', ');
}

/** Losses zone by zone, carriers with what went down with them: `2 Armeen in Polen`, `1 Flotte in der Ostsee mit 4 Armeen an Bord`. */
function lossesByZone(losses: readonly Loss[], w: German): string[] {
  return lossesIn(losses).flatMap(({ zone, plain, laden }) => {
    const sunk = laden.map(
      ({ kind, number, aboard }) => `${w.units(number, kind)} ${w.in(zone)} mit ${w.force(aboard, 'dative')} an Bord`,
    );
    return w.total(plain) === 0 ? sunk : [`${w.force(plain)} ${w.in(zone)}`, ...sunk];
  });
}
