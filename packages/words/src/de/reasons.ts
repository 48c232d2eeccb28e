// Why a computer commander would make a move, said to the player who asked, in German.
import type { Resource } from '@marshall/rules';
import { percentIn } from '../percent.ts';
import type { ReasonTexts } from '../reasons.ts';
import type { German } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

const percent = (share: number): string => percentIn('de', `${Math.round(100 * share)}%`);
const points = (share: number): string => {
  const said = (100 * share).toFixed(1).replace('.', ',');
  return `${said} ${said === '1,0' ? 'Prozentpunkt' : 'Prozentpunkte'}`;
};
const COMPANY: Readonly<Record<Resource, string>> = {
  grain: 'Getreideunternehmen',
  oil: 'Ölunternehmen',
  minerals: 'Erzunternehmen',
};

export const reasons: ReasonTexts<German> = {
  usual: {
    losses: 'Das kostet den Gegner am meisten.',
    shoot: 'L-Sterne abzufeuern kostet nichts.',
    'strike-order': 'Auf die Reihenfolge kommt es hier nicht an.',
    reinforce: 'Alle deine Einheiten werden gebraucht, wo sie sind.',
    occupy: 'Du hast dafür keine Einheiten übrig.',
    counterattack: 'Kein Gegenangriff lohnt sich.',
    attack: 'Im Moment lohnt sich kein Angriff.',
    'first-strike': 'Auf Armeen mit Atomraketen zu antworten kostet mehr, als es rettet.',
    retaliate: 'Auf Atomraketen mit Atomraketen zu antworten macht alles nur schlimmer.',
    champion: 'Das ist nicht dein Kampf. Behalte deine L-Sterne.',
    move: 'Deine Einheiten stehen, wo sie stehen sollen.',
    build: 'Noch eine Einheit ist ihren Preis gerade nicht wert.',
    'build-weapons': 'Noch eine Waffe ist ihren Preis gerade nicht wert.',
    research: 'Du kommst ohne weitere Waffen aus.',
    sell: 'Was du noch hast, ist dir mehr wert, als der Markt jetzt zahlt.',
    buy: 'Im Moment ist nichts seinen Preis wert.',
    prospect: 'Die Suche nach noch einem Unternehmen lohnt sich gerade nicht.',
    trade: 'Du hast nichts anzubieten, was sich lohnt.',
    'answer-offers': 'Alle Angebote sind beantwortet.',
    salaries: 'Ein Unternehmen ohne Sold fördert nichts, also bezahle alle.',
    'bank-loans': 'Zahle, was fällig ist.',
    bid: 'Die Bietsteine bringen später mehr.',
    'pick-power': 'Das ist die erste freie Supermacht.',
    'choose-pile': 'Von hinten sehen alle Stapel gleich aus.',
    'bonus-supplies': 'Daraus werden die meisten vollständigen Sätze.',
    'place-armies': 'Mit einer Armee in jedem Heimatgebiet steht keines leer.',
    'place-navies': 'Flotten vor allen Häfen halten sie offen.',
    'bonus-units': 'Verteilt schützen deine Einheiten die meisten Orte.',
    surplus: 'Diese sind am wenigsten wert.',
    permission: 'Du willst sie nicht so nah bei dir haben.',
    'build-permission': 'Du willst sie nicht so nah bei dir haben.',
    auction: 'So viel ist es dir nicht wert.',
    'turn-card': 'Die Suche wird zu teuer.',
    'turn-research-card': 'Du hast für diese Suche genug ausgegeben.',
    defend: 'Es lohnt sich, hier standzuhalten.',
    assault: 'Aus der Landung lässt sich nicht mehr machen.',
    'go-on': 'Der Angriff lohnt sich nicht mehr.',
    'tech-agenda': 'Dein Forschungsplan ist gut, wie er ist.',
    'tech-research': 'Für eine weitere Karte fehlt dir das Geld.',
    disclosure: 'Deine Technik bleibt hier besser geheim.',
    'place-apc': 'Für einen Truppentransporter gibt es keinen guten Platz.',
    target: 'Es braucht die wenigsten Punkte, um das zu zerstören.',
    absorb: 'Deine Truppentransporter fangen Punkte ab, wenn das mehr rettet, als sie wert sind.',
    passengers: 'Wer an Bord ist, ist dort gut aufgehoben.',
    stay: 'Bleib bei deinen Truppentransportern.',
    'half-losses': 'Diese kosten dich am wenigsten.',
    'chart-retaliation': 'Kein Gegenangriff lohnt sich.',
    'station-navies': 'So decken deine Flotten alle deine Meere ab.',
    'sea-lanes': 'Dort dienen deine Schiffe deinen Unternehmen.',
    'first-reroutes': 'Deine Schiffe liegen, wo sie liegen sollen.',
    'bonus-dozen': 'Armeen sichern deine Heimatgebiete.',
    'load-ships': 'So bringst du alles nach Hause, was sich ohne Gefahr verschiffen lässt.',
    'pay-ransom': 'Die Ladung ist mehr wert als das Lösegeld.',
    'give-up-ships': 'Diese Schiffe haben am wenigsten geladen.',
    'strike-first': 'Die Schiffe sind das leichteste Ziel.',
    'step-e': 'Die Gefahrenzulage ist hoch. Lass deine Schiffe, wo sie sind.',
    carriage: 'In einem Krieg lohnt es sich nicht, für andere zu fahren.',
  },
  'nothing-asked': 'Du wirst gerade nichts gefragt.',
  overlooks: 'Ein Anfänger würde die Gelegenheit hier übersehen.',

  bid: ({ stage, worth }, w) => `Phase ${stage} ist dir etwa ${w.money(worth)} wert.`,
  'nothing-to-gain': ({ stage }) => `In Phase ${stage} gibt es nichts zu gewinnen.`,
  'later-stages': ({ worth }, w) =>
    `Diese Phase ist dir etwa ${w.money(worth)} wert, aber später bringen deine Bietsteine mehr.`,
  'bid-for-war': 'Es gibt einen Angriff, der deine Gewinnchance erhöht.',
  'cycle-plan': ({ bids, plan, lift }, w) => {
    const stages = `${plan.length === 1 ? 'Phase' : 'den Phasen'} ${w.and(plan.map(String))}`;
    return bids
      ? `Wenn du in diesem Zyklus in ${stages} handelst, steigt deine Gewinnchance um ${points(lift)}.`
      : `Behalte den Bietstein: Wenn du nur in ${stages} handelst, steigt deine Gewinnchance um ${points(lift)}.`;
  },

  sell: ({ price, after }, w) =>
    after === price
      ? `Du bekommst je ${w.money(price)}, und dabei bleibt der Preis.`
      : `Verkaufst du jetzt, bekommst du je ${w.money(price)}. Danach fällt der Preis auf ${w.money(after)}.`,
  buy: ({ price, after }, w) =>
    after === price
      ? `Du zahlst je ${w.money(price)}, und dabei bleibt der Preis.`
      : `Du zahlst je ${w.money(price)}. Danach steigt der Preis auf ${w.money(after)} und mit ihm der Wert deiner Vorräte.`,
  prospect: ({ resource }) => `Du hast zu wenige ${COMPANY[resource]}.`,
  'turn-card': 'Du kannst dir noch eine Karte leisten.',
  'stop-search': 'Die Suche wird zu teuer.',
  'open-company': 'Geöffnet fördert das gefundene Unternehmen Vorräte.',
  'borrow-for-salaries': 'Du brauchst das Geld für den Sold.',
  'borrow-for-interest': 'Du brauchst das Geld für deine Zinsen.',
  'borrow-to-buy': 'Die Preise sind niedrig, und was du kaufst, bringt mehr ein, als die Zinsen kosten.',
  'repay-spare': 'So viel kannst du entbehren, und Schulden kosten Zinsen.',
  'repay-interest': 'Zahle die Zinsen und behalte den Rest für Besseres.',
  'clear-arrears': 'Solange du Zinsen schuldig bist, kannst du nicht am Markt handeln.',
  'pay-back': ({ lender }, w) =>
    `Zahle ${w.seat(lender, 'dative')} das Geld zurück, sonst leiht dir niemand mehr etwas.`,

  'has-a-deal': 'Du hast etwas, worüber sich handeln lässt.',
  'deal-lifts': ({ lift }) => `Wenn sie annehmen, steigt deine Gewinnchance um ${points(lift)}.`,
  'take-offer': ({ worth, cost }, w) =>
    cost === 0
      ? `Es ist dir ${w.money(worth)} wert und kostet dich nichts.`
      : `Es ist dir ${w.money(worth)} wert und kostet dich ${w.money(cost)}.`,
  decline: ({ because }) =>
    ({
      'too-little': 'Du würdest mehr geben, als du bekommst.',
      'no-use': 'Mit dem Angebotenen kannst du nichts anfangen.',
      ahead: 'Es würde jemandem helfen, der vor dir liegt.',
      wronged: 'Sie haben dich schon angegriffen. Hilf ihnen nicht.',
      'no-cash': 'Dafür hast du kein Geld übrig.',
      'loan-terms': 'Die Bedingungen des Kredits sind schlecht.',
      'in-advance': 'Du würdest jetzt für Vorräte zahlen, die vielleicht nie kommen.',
      units: 'So gelieferte Einheiten brauchst du nicht.',
    })[because],
  'counter-ask': ({ amount }, w) => `Für ${w.money(amount)} wäre es ein guter Handel.`,
  'counter-pay': ({ amount }, w) => `Es ist dir ${w.money(amount)} wert, aber nicht mehr.`,
  'swap-goods': ({ to, gives, wants }, w) =>
    `Du hast viel ${w.resource(gives)} und zu wenig ${w.resource(wants)}. Bei ${w.seat(to, 'dative')} ist es umgekehrt.`,
  'sell-surplus': ({ resource }, w) => `Du hast mehr ${w.resource(resource)}, als du lagern kannst.`,
  'swap-companies': ({ to }, w) =>
    `Jedes der beiden Unternehmen nützt der anderen Seite mehr. Vielleicht ${w.verb(to, 'sieht', 'sehen')} ${w.seat(to)} das auch.`,
  'sell-company': ({ resource }, w) => `Deine Unternehmen fördern mehr ${w.resource(resource)}, als du lagern kannst.`,
  'want-company': ({ resource }, w) => `Du förderst zu wenig ${w.resource(resource)}.`,
  'sell-land': ({ to }, w) => `Das Gebiet ist ${w.seat(to, 'dative')} mehr wert als dir.`,
  'buy-land': 'Das Gebiet grenzt an eines von deinen.',
  'sell-ahead': ({ resource }, w) =>
    `Für das ganze ${w.resource(resource)}, das du als Nächstes förderst, wirst du keinen Platz haben.`,
  'ask-loan': ({ to }, w) =>
    `Dir fehlt Geld, und wahrscheinlich ${w.verb(to, 'kann', 'können')} ${w.seat(to)} dir etwas leihen.`,
  'auction-company': ({ resource }, w) =>
    `Du förderst reichlich ${w.resource(resource)}, also verkaufe ein Unternehmen an den Meistbietenden.`,
  'ask-l-star': 'Mit den meisten L-Sternen bekommst du einen Würfel mehr in Schlachten.',
  'company-price': 'Solange die Preise hoch sind, verkaufen sich Unternehmen gut.',
  'company-bargain': 'Solange die Preise niedrig sind, sind Unternehmen billig zu haben.',
  'raise-bid': ({ worth }, w) => `Das Unternehmen ist dir etwa ${w.money(worth)} wert.`,
  'let-company-go': 'Mehr ist dir das Unternehmen nicht wert.',

  'keep-peace': ({ rival }, w) =>
    `Es kostet dich nichts, und vielleicht ${w.verb(rival, 'hält', 'halten')} ${w.seat(rival)} dafür Frieden.`,
  'hope-for-peace': ({ rival }, w) =>
    `${w.seat(rival)} ${w.verb(rival, 'hat', 'haben')} dir nichts getan, und so bleibt es vielleicht dabei.`,
  'passage-returned': ({ rival }, w) => `${w.seat(rival)} ${w.verb(rival, 'lässt', 'lassen')} dich auch durch.`,
  'revoke-leader': ({ rival }, w) => `${w.seat(rival)} ${w.verb(rival, 'steht', 'stehen')} kurz vor dem Sieg.`,
  'revoke-wronged': ({ rival }, w) => `${w.seat(rival)} ${w.verb(rival, 'hat', 'haben')} dich angegriffen.`,
  'no-objection': 'Es schadet dir nicht.',
  'too-near': 'Du willst sie nicht so nah bei dir haben.',
  'propose-detente': 'Niemand scheint reicher zu sein als du, und das Ende ist nah.',
  'agree-detente': 'Du würdest gewinnen.',
  'against-detente': 'Jemand anders würde gewinnen.',

  attack: ({ to, win, gain, lift }, w) =>
    [
      `Du eroberst ${w.zone(to, 'accusative')} mit einer Chance von ${percent(win)}`,
      gain > 0 ? ` und gewinnst im Schnitt etwa ${w.money(gain)}` : '',
      lift === undefined ? '.' : `. Das erhöht deine Chance, die Partie zu gewinnen, um ${points(lift)}.`,
    ].join(''),
  land: ({ to, win }, w) => `Du eroberst ${w.zone(to, 'accusative')} mit einer Chance von ${percent(win)}.`,
  'go-on': 'Der Angriff lohnt sich noch.',
  occupy: ({ zone }, w) => `Wenn du nicht ${w.to(zone)} ziehst, tut es jemand anders.`,
  'nobody-to-spare': ({ zone }, w) => `Für ${w.zone(zone, 'accusative')} hast du keine Einheiten übrig.`,
  'assault-on': ({ zone, win }, w) =>
    `Du kannst ${w.zone(zone, 'accusative')} noch erobern, mit einer Chance von ${percent(win)}.`,
  'assault-off': ({ zone }, w) => `Du wirst ${w.zone(zone, 'accusative')} kaum noch erobern. Rette die Einheiten.`,
  'assault-stuck': 'Die Einheiten können nicht mehr zurück.',
  stand: ({ zone, hold }, w) =>
    `Mit zwei Würfeln hältst du ${w.zone(zone, 'accusative')} mit einer Chance von ${percent(hold)}.`,
  resist: ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} keinen Satz Vorräte wert.`,
  withdraw: ({ from }, w) => `Ohne Vorräte kannst du ${w.zone(from, 'accusative')} nicht halten.`,
  refill: ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'steht', 'stehen')} leer, und jeder könnte einrücken.`,
  'bring-guards': ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'braucht', 'brauchen')} mehr Schutz.`,
  raid: ({ against, sea, sunk }, w) =>
    `Die Schiffe ${w.possessive(against)} ${w.in(sea)} sind kaum geschützt. Du solltest etwa ${w.number(sunk)} versenken.`,

  'destroy-last': ({ rival }, w) => `${w.seat(rival)} ${w.verb(rival, 'ist', 'sind')} dein letzter Gegner.`,
  'destroy-leader': ({ rival }, w) =>
    `Wenn niemand ${w.seat(rival, 'accusative')} aufhält, ${w.verb(rival, 'gewinnt', 'gewinnen')} ${w.seat(rival)}.`,
  'last-blow': 'Du kannst nicht mehr gewinnen. Sorge dafür, dass es niemand tut.',
  'strike-massed': ({ rival, units, zone }, w) =>
    `${w.seat(rival)} ${w.verb(rival, 'hat', 'haben')} ${w.number(units)} Einheiten ${w.in(zone)}, gleich neben deiner Heimat. Schlag zu, bevor sie es tun.`,
  retaliate: 'Alle sollen wissen, was auf einen Atomschlag folgt.',
  'shield-others': 'Auf Atomraketen zu feuern, die andere treffen sollen, kostet dich nichts.',
  'save-home': 'Dieses Heimatgebiet ist noch zu retten.',
  clash: ({ foe }, w) =>
    `${w.seat(foe)} ${w.verb(foe, 'hat', 'haben')} einen L-Stern mehr als du und dafür einen Würfel mehr. Ohne ihn ist der Würfel weg.`,
  'sweep-space': 'Es sind mehr Atomraketen, als L-Sterne abschießen können. Danach hat niemand mehr L-Sterne.',
  'build-nukes': 'Hast du selbst Atomraketen, greift dich so leicht niemand an.',
  'build-l-stars':
    'L-Sterne schützen vor Atomraketen, und wer die meisten hat, bekommt in Schlachten einen Würfel mehr.',
  research: ({ weapon }, w) => `Ohne die Karte kannst du ${w.aWeapon(weapon, 'accusative')} nicht bauen.`,

  'move-shield': ({ zone }, w) => `${w.in(zone)} schützt das Fahrzeug eine größere Truppe.`,
  'move-guard': ({ zone }, w) => `${w.in(zone)} werden sie mehr gebraucht.`,
  'move-in': ({ zone, worth, hired }, w) =>
    `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} unverteidigt und dir etwa ${w.money(worth)} wert${hired ? ', auch nach Abzug der Spediteure' : ''}.`,
  'build-guards': ({ zone, there }, w) =>
    there === 0
      ? `${w.in(zone)} steht keine Wache.`
      : `${w.in(zone)} ${there === 1 ? 'steht' : 'stehen'} nur ${w.units(there, 'army')}.`,
  'build-for-war': ({ zone }, w) => `${w.away(zone)} aus kannst du einen Krieg beginnen, den du gewinnen kannst.`,
  'build-shield': ({ zone }, w) => `So sind deine Armeen ${w.in(zone)} geschützt.`,
  'navies-for-siege': ({ zone }, w) => `${w.away(zone)} aus können deine Flotten gegnerische Häfen schließen.`,
  'navies-to-land': ({ zone }, w) => `${w.away(zone)} aus können deine Flotten Armeen an Land bringen.`,
  'ships-for-goods': ({ zone }, w) => `Ohne mehr Schiffe ${w.in(zone)} bleiben deine Güter liegen.`,
  'spread-armies': 'Verteilt lassen deine Armeen kein Heimatgebiet leer.',
  'place-apc': ({ zone }, w) => `${w.in(zone)} schützt er die meisten Armeen.`,

  'two-seas': 'Liegen deine Schiffe in zwei Meeren, kann kein einzelner Angriff alle versenken.',
  'ships-where-goods': 'Deine Schiffe fahren dorthin, wo Güter warten, und die übrigen dorthin, wo sie handeln.',
  'bonus-ships': ({ ships }) =>
    `${ships === 1 ? '1 Schiff' : `${ships} Schiffe`} für Güter, die sonst liegen blieben, und Armeen für jedes Heimatgebiet.`,
  'risk-cargo': ({ ships }) =>
    `${ships === 1 ? '1 Schiff fährt' : `${ships} Schiffe fahren`} durch gefährliche Meere, aber die meisten Ladungen kommen an.`,
  'fetch-goods': 'So bringst du nach Hause, was deine Unternehmen im Ausland gefördert haben.',
  'pay-ransom': ({ amount }, w) => `Ladung und Schiffe sind mehr wert als ${w.money(amount)}.`,
  'no-ransom': ({ amount }, w) => `Ladung und Schiffe sind weniger wert als ${w.money(amount)}.`,
  'flee-navies': 'Dort erreichen feindliche Flotten die Schiffe nicht.',
  'more-to-carry': ({ sea }, w) => `${w.in(sea)} gibt es mehr zu befördern.`,
  'guard-ships': ({ sea }, w) => `Deine Schiffe ${w.in(sea)} sind ungeschützt.`,
  escort: ({ sea }, w) => `Deine Flotten ${w.in(sea)} können deine Schiffe dort kostenlos schützen.`,
  'import-for-war': ({ resource }, w) => `Ohne ${w.resource(resource)} hast du keinen vollständigen Satz zum Kämpfen.`,
  'shut-ports': ({ rival }, w) => `Dort schließt deine Flotte Häfen ${w.possessive(rival)}.`,
  'announce-siege': ({ rival }, w) => `Alle Häfen ${w.possessive(rival)} sind geschlossen.`,
  'announce-blockade': ({ zone }, w) => `Deine Flotten schließen die Häfen ${w.in(zone)}.`,

  'no-technology': 'Forschung lohnt sich für dich nicht.',
  agenda: ({ lines }) => `Erforscht wird ${lines.map((line) => TECHNOLOGIES[line]).join(', danach ')}.`,
  'draw-technology': 'Eine höhere Stufe entscheidet Schlachten.',
  'deploy-in-bazaar': 'Auf dem Waffenbasar kannst du Technik einführen.',
  'deploy-technology': ({ technology, level }) =>
    `Deine Einheiten kämpfen dann mit ${TECHNOLOGIES[technology]} der Stufe ${level}.`,
  disclose: 'Zeigst du deine Technik, bekommst du ihre Würfel.',
  'show-to-move': ({ technology }) => `Hast du deine ${TECHNOLOGIES[technology]} gezeigt, kosten Bewegungen weniger.`,
};
