// The referee itself and the options of a game, in German.
import type { RoomTexts } from '../rooms.ts';
import { dieNamed } from './dice.ts';
import { fault } from './faults.ts';
import { OPTIONS, SETS } from './options.ts';
import { OPTION_TITLES } from './page/options.ts';
import type { German } from './phrases.ts';

/** Wer eine Macht von hier an führt. */
const LED_BY = {
  caretaker: (power: string) => `${power}: Ab jetzt antwortet ein Stellvertreter.`,
  substitute: (power: string) => `${power}: Ab jetzt führt ein Ersatzspieler.`,
  player: (power: string) => `${power}: Der Spieler führt wieder selbst.`,
} as const;

export const referee: RoomTexts<'referee', German> = {
  refusals: {
    answered: 'Du hast schon geantwortet. Warte auf die anderen.',
    'field-missing': ({ field }) => `Für diesen Befehl fehlt noch „${field}“.`,
    'game-over': 'Die Partie ist zu Ende. Du kannst dir den Endstand noch ansehen.',
    'malformed:command': ({ command, fault: found }) =>
      `Der Befehl „${command}“ ist nicht lesbar: ${fault(found, 'er')}.`,
    'no-bid:stage': ({ stage }) =>
      `Du hast für Phase ${stage} nicht geboten und bist darin in diesem Zyklus nicht am Zug.`,
    'no-power': 'Gib jedem Platz eine Supermacht, oder lass die Spieler darum würfeln.',
    'no-seat:here': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'no-such-field': ({ field }) => `Für „${field}“ ist in diesem Befehl kein Platz. Lass es weg.`,
    'not-asked:answer-first': 'Danach wirst du gerade nicht gefragt. Wähle eine der Antworten auf die Frage.',
    'not-asked:wait': 'Das geht jetzt nicht. Warte, bis du gefragt wirst.',
    'not-begun': 'Die Partie wird noch aufgebaut. Warte auf den ersten Zyklus.',
    'not-offered': 'Das kannst du jetzt nicht wählen.',
    'not-played': ({ set }) => `Diese Partie wird ohne ${SETS[set]} gespielt.`,
    'not-your-turn': 'Du bist nicht am Zug. Warte, bis du gefragt wirst.',
    option: ({ option, value }) =>
      `Die Option ${titled(option)} kann nicht ${value} sein. Wofür sie ist: ${OPTIONS[option]}`,
    'option-excludes': ({ option, excludes }) =>
      `Die Optionen ${titled(option)} und ${titled(excludes)} schließen sich aus. Wähle eine davon.`,
    'option-needs': ({ option, needs }) =>
      `Die Option ${titled(option)} geht nur mit ${titled(needs)}. Schalte beide ein oder keine von beiden.`,
    out: 'Diese Macht ist ausgeschieden und kann nichts mehr tun.',
    players: ({ players, least, most }) => `Supremacy ist für ${least} bis ${most} Spieler, nicht für ${players}.`,
    'power-twice': 'Zwei Plätze haben dieselbe Supermacht. Gib jedem eine eigene.',
    'replaced-often': ({ most }) => `Du hast diese Antwort ${most}-mal geändert. Jetzt bleibt sie so.`,
    'seat-name': ({ name }) =>
      `Ein Platz kann nicht „${name}“ heißen. Nimm Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel seat-1.`,
    'seats-twice': 'Zwei Plätze heißen gleich. Gib jedem einen eigenen Namen.',
    'stale-answer': 'Diese Frage ist schon erledigt. Sieh nach, was du jetzt gefragt wirst.',
    'unknown-command': 'Diesen Befehl gibt es nicht.',
    'unknown-command:type': 'Ein Befehl braucht einen Typ, und dieser hat keinen bekannten.',
  },
  questions: {},
  events: {
    'answered-for': ({ seat }, w) => `${w.seat(seat)}: Die Zeit für die Antwort ist um, deshalb antwortet der Tisch.`,
    asked: null,
    begun: null,
    'deck-shuffled': () => 'Der Rohstoffstapel wird gemischt.',
    'edition-changed': ({ edition }) => `Ab hier gilt Fassung ${edition} der Regeln.`,
    finished: null,
    'leader-changed': ({ seat, by }, w) => LED_BY[by](w.seat(seat)),
    permuted: null,
    rolled: ({ name, value }, w) => {
      const { roller, what, militia } = dieNamed(name, w);
      if (militia !== undefined) return `Die Miliz ${militia} würfelt eine ${value}.`;
      const thrown =
        roller === undefined
          ? `Ein Würfel zeigt eine ${value}`
          : `${w.seat(roller)} ${w.verb(roller, 'würfelt', 'würfeln')} eine ${value}`;
      return `${thrown}${what === undefined ? '' : ` (${what})`}.`;
    },
    sealed: ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} verdeckt geantwortet.`,
    stepped: null,
    undone: ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'nimmt', 'nehmen')} den letzten Zug zurück.`,
  },
};

/** The title of an option, in quotes. */
function titled(option: string): string {
  return `„${OPTION_TITLES[option] ?? option}“`;
}
