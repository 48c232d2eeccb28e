// What the server tells callers, in German.
import type { CallErrors, CallRemarks } from '../calls.ts';
import type { ComingErrors, ComingRemarks } from '../coming-together.ts';
import type { NoticeErrors, NoticeRemarks } from '../notice-texts.ts';
import type { PromiseErrors, PromiseRemarks } from '../promises.ts';
import type { Texts } from '../rooms.ts';
import type { Banned, HolderOf, ServerErrors, ServerMessages, ServerRemarks, UsedUp } from '../server.ts';
import { calls } from './calls.ts';
import { comingTogether } from './coming-together.ts';
import { fault } from './faults.ts';
import { notices } from './notices.ts';
import type { German } from './phrases.ts';
import { promises } from './promises.ts';

/** What people fill in, as they know it; other fields keep their names. */
const FILLED_IN: Readonly<Partial<Record<string, string>>> = {
  name: 'dein Name',
  login: 'dein Anmeldename',
  passphrase: 'deine Passphrase',
  text: 'deine Nachricht',
  title: 'der Name der Partie',
};
const called = (field: string): string => (field === '' ? '' : (FILLED_IN[field] ?? `„${field}“`));

const STOPS = 'Der Server fährt gerade herunter. Versuch es in einer Minute noch einmal.';

const errors: Texts<
  Omit<ServerErrors, keyof ComingErrors | keyof PromiseErrors | keyof NoticeErrors | keyof CallErrors>,
  German
> = {
  fault: 'Auf dem Server ist etwas schiefgegangen. Deine Partie ist unverändert. Bitte melde, was du getan hast.',
  foreign: 'Das können nur Seiten dieses Servers.',
  malformed: 'Der Server kann diese Anfrage nicht lesen.',
  'malformed:address': 'Der Server kann diese Adresse nicht lesen. Schreib nach jedem % zwei Ziffern von 0 bis f.',
  'malformed:bytes': 'Sende Text, keine Bytes.',
  'malformed:file': 'Sende eine Spieldatei als JSON.',
  'malformed:handshake': 'Der Server kann diesen Socket nicht öffnen. Sende einen WebSocket-Handshake der Version 13.',
  'malformed:json': 'Das ist kein gültiges JSON. Prüf es, und sende es noch einmal.',
  'malformed:nul': 'Text darf kein NUL-Zeichen enthalten. Entferne es.',
  'malformed:request': 'Der Server kann diese Anfrage nicht lesen. Sende HTTP/1.1.',
  'malformed:shape': ({ fault: found }) =>
    found.fault === 'bad-value' && found.at === 'address'
      ? 'Das ist keine gültige Adresse. Prüf sie und versuch es noch einmal.'
      : `${fault({ ...found, at: called(found.at) }, 'die Nachricht')}.`,
  'not-found': 'Unter dieser Adresse ist nichts.',
  'not-found:socket': 'Unter dieser Adresse ist kein Socket. Öffne einen unter /api/socket.',
  'not-json': 'Sende JSON, mit dem Inhaltstyp application/json.',
  store:
    'Der Server kann gerade nicht speichern. Vielleicht ist angekommen, was du gesendet hast, vielleicht nicht. Sende es gleich noch einmal mit derselben Kennung.',
  stops: STOPS,
  'too-fast': 'Zu viele Anfragen auf einmal. Warte einen Moment, und versuch es noch einmal.',
  'too-fast:messages': 'Zu viele Nachrichten auf einmal. Warte einen Moment, und versuch es noch einmal.',
  'too-large': 'Das ist zu groß.',
  'too-large:headers': 'Die Kopfzeilen sind zu groß. Sende weniger oder kürzere.',
  'too-slow': 'Die Anfrage kam zu langsam an. Sende sie noch einmal.',
  unwell: ({ sentence }) => sentence,
  upgrade: 'Diese Adresse ist für einen WebSocket. Öffne sie als solchen.',
  'wrong-host': 'Dieser Server heißt anders. Öffne ihn unter seinem Namen.',
  'wrong-method': ({ methods }, w) => `Hier geht nur ${w.or(methods)}.`,
  refused: ({ refusal }, w) => w.said(refusal),

  'bad-token': 'Dieses Bot-Token ist unbekannt oder wurde widerrufen.',
  banned: ({ whom, ...ban }) =>
    `${whom === 'address' ? 'Dein Netz' : 'Dein Konto'} ist auf diesem Server ${termOf(ban)} gesperrt${reasonOf(ban)}`,
  guest: 'Sichere zuerst dein Konto.',
  muted: (ban) => `Der Betreiber hat dein Konto ${termOf(ban)} stummgeschaltet${reasonOf(ban)}`,
  'no-session': 'Du hast keine solche Sitzung. Sieh in der Liste deiner Sitzungen nach.',
  'no-token': 'Du hast kein solches Bot-Token.',
  nobody: 'Du hast hier noch kein Konto. Öffne die Seite und wähle einen Namen, oder nimm ein Bot-Token.',
  'nobody:ended': 'Deine Sitzung ist beendet. Melde dich wieder an, oder wähle einen Namen und fang als neuer Gast an.',
  'nobody:list': 'Du hast hier noch kein Konto. Wähle zuerst einen Namen.',
  'session-only': 'Mit einem Bot-Token geht das nicht. Nimm die Seite.',
  'taken:login': 'Dieser Anmeldename ist vergeben. Wähle einen anderen.',
  'too-many:tokens': ({ most }) => `Ein Konto kann ${most} Bot-Tokens haben. Widerrufe zuerst eines.`,
  wrong: 'Der Anmeldename passt nicht zur Passphrase oder zum Wiederherstellungscode.',
  'wrong:passphrase': 'Das ist nicht deine jetzige Passphrase. Du brauchst sie, um das zu ändern.',

  blocked: 'Du hast jemanden in diesem Gespräch blockiert. Heb das zuerst auf.',
  'no-message': 'Diese Nachricht gibt es nicht, oder du kannst sie nicht lesen.',
  'for-good': 'Nur der Spieler selbst kann den Platz endgültig abgeben. Lade einen Ersatz auf Zeit ein.',
  'holiday-much': ({ most, of }) => `In ${of} Tagen kannst du höchstens ${most} Tage Urlaub nehmen.`,
  'holiday-late': ({ hours }) => `Kündige Urlaub mindestens ${hours} Stunden vorher an.`,
  'no-clock': 'Diese Partie hat keine Uhr, also gibt es nichts anzuhalten oder zu verlängern.',
  'not-paused': 'Die Partie ist nicht angehalten.',
  'not-running': 'Das geht nur, während die Partie läuft.',
  paused: 'Die Partie ist schon angehalten. Stimmt dafür, weiterzuspielen.',
  seated: 'Du hast in dieser Partie schon einen Platz und kannst niemanden vertreten.',
  'still-led':
    'Der Spieler führt diesen Platz noch selbst. Einen Ersatz kannst du einladen, sobald ein Stellvertreter führt.',
  'no-person': 'Auf diesem Platz sitzt niemand, oder ein Computerkommandant.',
  'no-person:report': 'Dahinter steht niemand, den du melden könntest.',
  'not-blocked': 'Du hast diese Person nicht blockiert. Sieh in der Liste der Blockierten nach.',
  'too-few':
    'Für eine Abstimmung müssen mindestens drei andere Menschen mitspielen. Melde den Spieler stattdessen dem Betreiber.',
  'too-many:blocked': ({ most }) => `Du kannst ${most} Leute blockieren. Gib zuerst jemanden frei.`,
  yourself: 'Du kannst dich nicht selbst blockieren.',
  'yourself:report': 'Du kannst dich nicht selbst melden.',
  'yourself:vote': 'Wenn du selbst gehen willst, gib die Partie auf.',

  alike: ({ name }) => `Am Tisch heißt schon jemand ganz ähnlich wie ${name}. Wähle einen anderen Namen.`,
  begun: 'Die Partie hat begonnen, die Plätze sind vergeben.',
  'begun:stays': 'Die Partie hat begonnen, du kannst sie nicht zurücknehmen. Du kannst aufgeben.',
  busy: 'Zu viele ändern diese Partie gleichzeitig. Versuch es noch einmal.',
  'no-commander': 'So heißt kein Computerkommandant. Wähle einen aus der Liste.',
  'no-game': 'Diese Partie gibt es nicht. Sieh in den Listen der Partien nach.',
  'no-game:removed': 'Der Betreiber hat diese Partie entfernt.',
  gone: 'Die Partie oder das Konto ist gerade entfernt worden.',
  'no-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'not-invited': 'Zu dieser Partie kommt man nur mit Einladung. Öffne den Link, den du bekommen hast.',
  'not-ready': 'Die Partie beginnt erst, wenn alle Plätze besetzt und bereit sind.',
  'not-yours:game': 'Das kann nur, wer die Partie angelegt hat.',
  'not-yours:ready': 'Dort sitzt ein anderer Spieler. Bereit sein kannst du nur für deinen eigenen Platz.',
  option: ({ name }) => `Es gibt keine Option namens ${name}.`,
  quota: ({ good, holder, window, wait }) =>
    `${SUBJECTS[holder]} alle ${GOODS[good]} verbraucht, die in ${lengthOf(window)} erlaubt sind. Versuch es in ${lengthOf(wait)} noch einmal.`,
  'taken:fill': 'Dort sitzt jemand. Mach den Platz zuerst frei.',
  'taken:seat': 'Dort sitzt schon jemand. Wähle einen anderen Platz.',
  'too-many:alone': ({ games, holder, people }, w) => {
    const where =
      holder === 'account'
        ? w.plural(games, { one: 'einer deiner Partien', other: `${games} deiner Partien` })
        : `${w.plural(games, { one: 'einer Partie', other: `${games} Partien` })} aus deinem Netz`;
    return `In ${where} spielen Computerkommandanten unter sich. ${people ? w.plural(games, { one: 'Spiel dort weiter', other: 'Spiel in einer davon weiter' }) : 'Setz dich hier selbst an den Tisch'}, oder warte, bis ${w.plural(games, { one: 'sie', other: 'eine' })} zu Ende ist.`;
  },
  'too-many:open': ({ tables, holder }, w) =>
    w.plural(tables, {
      one: `${SUBJECTS[holder]} einen Tisch, an dem noch nicht gespielt wird. Fang dort an oder nimm ihn zurück, und versuch es noch einmal.`,
      other: `${SUBJECTS[holder]} ${tables} Tische, an denen noch nicht gespielt wird. Fang an einem an oder nimm ihn zurück, und versuch es noch einmal.`,
    }),
  'too-many:public': ({ tables, holder }, w) =>
    `${SUBJECTS[holder]} ${w.plural(tables, { one: 'einen öffentlichen Tisch, der', other: `${tables} öffentliche Tische, die` })} auf Spieler ${w.plural(tables, { one: 'wartet', other: 'warten' })}. Fang an, nimm einen zurück, oder mach diesen nur mit Einladung zugänglich.`,

  alone: 'Nenne mindestens einen anderen Platz, mit dem du reden willst.',
  closed: 'Diese Partie wird ohne Zuschauer gespielt.',
  delayed: 'Zuschauer hören von dieser Partie später als die Spieler. Sieh über den Socket zu.',
  'not-begun': 'Diese Partie hat noch nicht begonnen. Sie beginnt, wenn alle Plätze bereit sind.',
  'not-begun:talk': 'Bevor die Partie beginnt, kannst du nur mit allen reden.',
  'not-begun:vote': 'Abstimmen kann man nur, während die Partie läuft.',
  'not-yours:left': 'Dieser Platz gehört dir nicht mehr. Tritt noch einmal bei, um zuzusehen.',
  'not-yours:seat': 'Dieser Platz gehört in dieser Partie nicht dir.',
  'not-yours:vote': 'Darüber können nur die Spieler dieser Partie abstimmen.',
  'set-aside':
    'Diese Partie ließ sich nicht öffnen und wurde beiseitegelegt. Nichts davon ist verloren. Bitte den Betreiber, sie zurückzuholen.',
  'set-aside:closed': ({ reason }) => `Der Betreiber hat diese Partie geschlossen${why(reason)}`,
  'set-aside:hanging':
    'Diese Partie hat den Server blockiert und wurde beiseitegelegt. Nichts ist verloren. Bitte den Betreiber, sie zurückzuholen.',
  'too-many:joins': 'Dieser Socket folgt zu vielen Partien. Verlass zuerst eine.',
  'too-many:sockets': 'Zu viele Verbindungen aus deinem Netz. Schließ eine Seite oder einen Bot.',
  'too-many:watchers': 'Zu viele sehen aus deinem Netz zu. Schließ eine Seite.',
  'which-seat': 'Du hast in dieser Partie mehrere Plätze. Sag, welcher handelt.',

  'busy:files': 'Gerade werden viele Spieldateien geprüft. Versuch es in einer Minute noch einmal.',
  'busy:own-files': 'Deine anderen Dateien werden noch geprüft. Warte darauf, und versuch es dann noch einmal.',
  'no-game-file:after': ({ entry, because }, w) =>
    `Nach Eintrag ${entry} gibt es keine Stellung zu zeigen. ${
      because === undefined ? 'Ein Ereignis passt nicht zu den Ereignissen davor.' : w.said(because)
    }`,
  'no-game-file:end': 'Die letzte Stellung lässt sich nicht zeigen. Ein Ereignis passt nicht zu den Ereignissen davor.',
  'no-game-file:long': ({ entry }) => `Eintrag ${entry} ist länger als alles, was eine Partie schreibt.`,
  'no-game-file:many': 'Diese Datei hat mehr Einträge, als eine Partie hier haben kann.',
  'no-moment': ({ last }) => `Weiterspielen kannst du diese Partie von jedem Moment zwischen 1 und ${last} an.`,
  'not-sound':
    'Du kannst diese Datei ansehen, aber nicht weiterspielen, weil ihr erster Eintrag nicht aus den Regeln folgt. Nimm eine, bei der das stimmt.',
  running: 'Die ganze Partie bekommst du, wenn sie zu Ende ist. Bis dahin nimm deine eigene Aufzeichnung.',
  'running:fork': 'Abzweigen kannst du eine Partie, wenn sie zu Ende ist, oder wenn es deine eigene Datei ist.',
  'too-long': 'Diese Datei zu prüfen, dauert hier zu lange. Prüf sie auf deinem eigenen Rechner mit ./marshall verify.',
  'too-much':
    'Diese Datei lässt sich hier nicht prüfen, weil etwas darin scheitert. Exportiere die Partie noch einmal, oder prüf sie mit ./marshall verify.',
};

const remarks: Texts<
  Omit<ServerRemarks, keyof ComingRemarks | keyof PromiseRemarks | keyof NoticeRemarks | keyof CallRemarks>,
  German
> = {
  'closing:ended': 'Diese Sitzung ist beendet.',
  'closing:full': 'Zu viele sehen zu. Versuch es später noch einmal.',
  'closing:loud': 'Zu viele Nachrichten.',
  'closing:quiet': 'Auf dieser Verbindung gibt es nichts zu sagen.',
  'closing:stops': STOPS,
  'caretaker:kicked': ({ name }) =>
    `Der Betreiber hat ${name} aus dieser Partie genommen. Ein Stellvertreter spielt auf dem Platz weiter.`,
  'caretaker:left': 'Ein Spieler hat diesen Server verlassen. Ein Stellvertreter spielt auf dem Platz weiter.',
  'caretaker:proposed': ({ name }) =>
    `Ein Spieler will, dass ein Stellvertreter für ${name} weiterspielt. Das geschieht, wenn alle anderen zustimmen.`,
  'caretaker:voted': ({ name }) =>
    `Die anderen Spieler haben ${name} aus dieser Partie genommen. Ein Stellvertreter spielt auf dem Platz weiter.`,
  'substitute:came': ({ name }) => `${name} vertritt einen Spieler, bis er zurück ist.`,
  'substitute:over': ({ name }) => `${name} ist zurück und führt den eigenen Platz wieder selbst.`,
  'substitute:stays': ({ name }) => `${name} übernimmt einen Platz für den Rest der Partie.`,
  'time:extended': 'Die Spieler haben für mehr Zeit gestimmt.',
  'time:holiday': ({ name, from, until, zone }) =>
    `${name} ist vom ${dayOf(from, zone)} bis zum ${dayOf(until - 1, zone)} im Urlaub. In dieser Zeit läuft für diesen Spieler keine Uhr.`,
  'time:paused':
    'Die Spieler haben für eine Pause gestimmt. Keine Uhr läuft, bis sie fürs Weiterspielen stimmen, höchstens 14 Tage.',
  'time:resumed': 'Die Spieler haben fürs Weiterspielen gestimmt. Die Uhren laufen wieder.',
  'name:former': 'ein früherer Spieler',
  'name:nobody': 'jemand',
  'title:fork': ({ title }) => `${title} (Abzweigung)`,
  'title:imported': 'Eine importierte Partie',
  'title:table': 'Eine Partie Supremacy',
  'notice:restart': ({ at }) =>
    `Der Server startet um ${clockTime(at)} UTC neu. Deine Partien gehen danach dort weiter, wo sie stehen.`,
  'watch:end': 'Das Ende',
  'watch:opening': 'Eröffnung',
  'watch:over': 'Die Partie ist zu Ende.',
};

export const server: Texts<ServerMessages, German> = {
  ...errors,
  ...remarks,
  ...comingTogether,
  ...promises,
  ...notices,
  ...calls,
};

const SUBJECTS: Readonly<Record<HolderOf, string>> = {
  account: 'Du hast',
  address: 'Dein Netz hat',
  game: 'Dieser Tisch hat',
};

const GOODS: Readonly<Record<UsedUp, string>> = {
  messages: 'Nachrichten',
  messageBytes: 'Zeichen',
  imports: 'Importe von Spieldateien',
  importBytes: 'Importdaten',
  games: 'neuen Tische',
  guests: 'neuen Gastkonten',
  reports: 'Meldungen',
  changes: 'Änderungen',
  commands: 'Züge',
};

const CLOCK = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `14:05` */
function clockTime(at: number): string {
  return CLOCK.format(at);
}

/** `bis 17. November 2026 um 06:22 UTC` */
function termOf({ until }: Banned): string {
  return until === undefined ? 'dauerhaft' : `bis ${MOMENT.format(until)} UTC`;
}

function reasonOf({ reason }: Banned): string {
  return reason.trim() === '' ? '. Frag den Betreiber, wenn du das für einen Irrtum hältst.' : why(reason);
}

/** What a host wrote, after a colon and with one stop at its end. */
function why(reason: string): string {
  const said = reason.trim();
  return said === '' ? '.' : `: ${/[.!?]$/.test(said) ? said : `${said}.`}`;
}

/** A length of time in words, in the dative after “in”: `einer Stunde`, `3 Tagen`. */
export function lengthOf(seconds: number): string {
  const [size, one, other] = (
    [
      [86_400, 'einem Tag', 'Tagen'],
      [3600, 'einer Stunde', 'Stunden'],
      [60, 'einer Minute', 'Minuten'],
    ] as const
  ).find(([least]) => seconds >= least) ?? [1, 'einer Sekunde', 'Sekunden'];
  const many = Math.ceil(seconds / size);
  return many === 1 ? one : `${many} ${other}`;
}

/** A day as it is where somebody lives. */
function dayOf(at: number, zone: string): string {
  return new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: zone }).format(at);
}
