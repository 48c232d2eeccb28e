// What the server tells callers, in Spanish.
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
import type { Spanish } from './phrases.ts';
import { promises } from './promises.ts';

/** What people fill in, as they know it; other fields keep their names. */
const FILLED_IN: Readonly<Partial<Record<string, string>>> = {
  name: 'tu nombre',
  login: 'tu nombre de usuario',
  passphrase: 'tu contraseña',
  text: 'tu mensaje',
  title: 'el nombre de la partida',
};
const called = (field: string): string => (field === '' ? '' : (FILLED_IN[field] ?? `«${field}»`));

const STOPS = 'El servidor se está parando. Inténtalo de nuevo dentro de un minuto.';
const SOON = 'Espera un momento e inténtalo de nuevo.';

const errors: Texts<
  Omit<ServerErrors, keyof ComingErrors | keyof PromiseErrors | keyof NoticeErrors | keyof CallErrors>,
  Spanish
> = {
  fault: 'Algo ha fallado en el servidor. Tu partida no ha cambiado. Por favor, cuéntanos qué hacías.',
  foreign: 'Solo las páginas de este servidor pueden hacer esto.',
  malformed: 'El servidor no entiende esta petición.',
  'malformed:address': 'El servidor no entiende esta dirección. Escribe dos cifras de 0 a f después de cada %.',
  'malformed:bytes': 'Envía texto, no bytes.',
  'malformed:file': 'Envía un archivo de partida en JSON.',
  'malformed:handshake': 'El servidor no puede abrir este socket. Envía un saludo de WebSocket de la versión 13.',
  'malformed:json': 'Esto no es JSON válido. Revísalo y envíalo otra vez.',
  'malformed:nul': 'El texto no puede contener un carácter NUL. Quítalo.',
  'malformed:request': 'El servidor no entiende esta petición. Envía HTTP/1.1.',
  'malformed:shape': ({ fault: found }) =>
    found.fault === 'bad-value' && found.at === 'address'
      ? 'Esa dirección no es válida. Revísala e inténtalo de nuevo.'
      : `${fault({ ...found, at: called(found.at) }, 'el mensaje')}.`,
  'not-found': 'En esta dirección no hay nada.',
  'not-found:socket': 'En esta dirección no hay ningún socket. Abre uno en /api/socket.',
  'not-json': 'Envía JSON, con el tipo de contenido application/json.',
  store:
    'El servidor no puede guardar ahora. Puede que lo que has enviado se haya guardado o no. Envíalo otra vez con el mismo id dentro de un momento.',
  stops: STOPS,
  'too-fast': `Demasiadas peticiones a la vez. ${SOON}`,
  'too-fast:messages': `Demasiados mensajes a la vez. ${SOON}`,
  'too-large': 'Eso es demasiado grande.',
  'too-large:headers': 'Las cabeceras son demasiado grandes. Envía menos o más cortas.',
  'too-slow': 'La petición ha tardado demasiado en llegar. Envíala otra vez.',
  unwell: ({ sentence }) => sentence,
  upgrade: 'Esta dirección es para un WebSocket. Ábrela como tal.',
  'wrong-host': 'Este servidor tiene otro nombre. Ábrelo con ese nombre.',
  'wrong-method': ({ methods }, w) => `Aquí solo puedes usar ${w.and(methods)}.`,
  refused: ({ refusal }, w) => w.said(refusal),

  'bad-token': 'Este token de bot no se conoce o se ha revocado.',
  banned: ({ whom, ...ban }) =>
    `Tu ${whom === 'address' ? 'red' : 'cuenta'} tiene prohibido el acceso a este servidor ${termOf(ban)}${reasonOf(ban)}`,
  guest: 'Antes tienes que proteger tu cuenta con una contraseña.',
  muted: (ban) => `El administrador ha silenciado tu cuenta ${termOf(ban)}${reasonOf(ban)}`,
  'no-session': 'No tienes esa sesión. Mira la lista de tus sesiones.',
  'no-token': 'No tienes ese token de bot.',
  nobody: 'Aún no tienes cuenta aquí. Abre la página y elige un nombre, o usa un token de bot.',
  'nobody:ended': 'Tu sesión ha terminado. Entra otra vez, o elige un nombre y empieza como invitado.',
  'nobody:list': 'Aún no tienes cuenta aquí. Elige antes un nombre.',
  'session-only': 'Un token de bot no puede hacer esto. Usa la página.',
  'taken:login': 'Ese nombre de usuario ya está ocupado. Elige otro.',
  'too-many:tokens': ({ most }) => `Una cuenta puede tener ${most} tokens de bot. Revoca uno antes.`,
  wrong: 'El nombre de usuario no corresponde a la contraseña o al código de recuperación.',
  'wrong:passphrase': 'Esa no es tu contraseña actual. La necesitas para cambiar esto.',

  blocked: 'Has bloqueado a alguien de esta conversación. Desbloquea antes a esa persona.',
  'no-message': 'Ese mensaje no existe o no puedes leerlo.',
  'for-good': 'Solo el jugador puede ceder el asiento para siempre. Invita a un sustituto por un tiempo.',
  'holiday-much': ({ most, of }) => `Puedes tomar como mucho ${most} días de vacaciones en cada periodo de ${of} días.`,
  'holiday-late': ({ hours }) => `Anuncia las vacaciones al menos ${hours} horas antes de que empiecen.`,
  'no-clock': 'Esta partida no tiene reloj, así que no hay nada que pausar ni alargar.',
  'not-paused': 'La partida no está en pausa.',
  'not-running': 'Eso solo se puede hacer mientras dura la partida.',
  paused: 'La partida ya está en pausa. Votad para seguir.',
  seated: 'Ya tienes un asiento en esta partida, así que no puedes sustituir a nadie.',
  'still-led': 'El jugador aún dirige este asiento. Puedes invitar a un sustituto cuando lo dirija un suplente.',
  'no-person': 'En ese asiento no hay nadie, o hay un comandante virtual.',
  'no-person:report': 'Detrás de esto no hay nadie a quien denunciar.',
  'not-blocked': 'No has bloqueado a esta persona. Mira la lista de personas bloqueadas.',
  'too-few':
    'Para una votación tienen que estar jugando al menos otras tres personas. Denuncia al jugador ante el administrador.',
  'too-many:blocked': ({ most }) => `Puedes bloquear a ${most} personas. Desbloquea antes a alguien.`,
  yourself: 'No puedes bloquearte a ti.',
  'yourself:report': 'No puedes denunciarte a ti.',
  'yourself:vote': 'Si quieres dejar una partida, abandona.',

  alike: ({ name }) => `En esa mesa alguien tiene un nombre que se parece a ${name}. Elige otro nombre.`,
  begun: 'La partida ha empezado, así que sus asientos están ocupados.',
  'begun:stays': 'La partida ha empezado, así que no puedes retirarla. Puedes abandonar.',
  busy: 'Demasiada gente está cambiando esta partida a la vez. Inténtalo de nuevo.',
  'no-commander': 'No hay ningún comandante virtual con ese nombre. Elige uno de la lista.',
  'no-game': 'Esa partida no existe. Mira las listas de partidas.',
  'no-game:removed': 'El administrador ha eliminado esta partida.',
  gone: 'La partida o la cuenta se acaba de eliminar.',
  'no-seat': 'Ese asiento no existe en esta mesa.',
  'not-invited': 'A esta partida se entra con invitación. Abre el enlace que te han enviado.',
  'not-ready':
    'La partida no puede empezar hasta que todos los asientos estén ocupados y todos hayan dicho «Ya estoy».',
  'not-yours:game': 'Solo puede hacer esto el jugador que creó la partida.',
  'not-yours:ready': 'Ahí se sienta otro jugador. Solo puedes decir «Ya estoy» en tu propio asiento.',
  option: ({ name }) => `No hay ninguna opción llamada ${name}.`,
  quota: ({ good, holder, window, wait }) =>
    `${SUBJECTS[holder].did} ${DEEDS[good]} en ${lengthOf(window)}. Inténtalo de nuevo dentro de ${lengthOf(wait)}.`,
  'taken:fill': 'Ahí se sienta alguien. Libera antes el asiento.',
  'taken:seat': 'Ahí ya se sienta alguien. Elige otro asiento.',
  'too-many:alone': ({ games, holder, people }, w) =>
    `En ${holder === 'account' ? w.plural(games, { one: 'una partida tuya', other: `${games} partidas tuyas` }) : `${w.plural(games, { one: 'una partida', other: `${games} partidas` })} de tu red`} los comandantes virtuales juegan solos. ${people ? 'Sigue jugando en alguna' : 'Siéntate en esta'} o espera a que alguna termine.`,
  'too-many:open': ({ tables, holder }, w) =>
    `${SUBJECTS[holder].has} ${tables} ${w.plural(tables, TABLES)} sin empezar. Empieza una o retírala, e inténtalo de nuevo.`,
  'too-many:public': ({ tables, holder }, w) =>
    `${SUBJECTS[holder].has} ${tables} ${w.plural(tables, { one: 'mesa pública', other: 'mesas públicas' })} a la espera de jugadores. Empieza una, retira otra o haz que a esta se entre con invitación.`,

  alone: 'Nombra al menos otro asiento con el que hablar.',
  closed: 'Esta partida se juega sin espectadores.',
  delayed: 'Los espectadores ven esta partida más tarde que los jugadores. Síguela por el socket.',
  'not-begun': 'Esta partida aún no ha empezado. Empieza cuando todos han dicho «Ya estoy».',
  'not-begun:talk': 'Antes de que empiece la partida solo puedes hablar con todos.',
  'not-begun:vote': 'Los jugadores solo pueden votar mientras dura la partida.',
  'not-yours:left': 'Este asiento ya no es tuyo. Vuelve a entrar para mirar.',
  'not-yours:seat': 'Ese asiento de esta partida no es tuyo.',
  'not-yours:vote': 'Solo pueden votar los jugadores de esta partida.',
  'set-aside':
    'Esta partida no se podía abrir, así que se ha apartado. No se ha perdido nada. Pide al administrador que la recupere.',
  'set-aside:closed': ({ reason }) => `El administrador ha cerrado esta partida${why(reason)}`,
  'set-aside:hanging':
    'Esta partida bloqueaba el servidor, así que se ha apartado. No se ha perdido nada. Pide al administrador que la recupere.',
  'too-many:joins': 'Este socket sigue demasiadas partidas. Deja antes alguna.',
  'too-many:sockets': 'Hay demasiadas conexiones desde tu red. Cierra una página o un bot.',
  'too-many:watchers': 'Hay demasiados espectadores desde tu red. Cierra una página.',
  'which-seat': 'Tienes varios asientos en esta partida. Di cuál actúa.',

  'busy:files': 'Ahora se están comprobando muchos archivos. Inténtalo de nuevo dentro de un minuto.',
  'busy:own-files': 'Tus otros archivos aún se están comprobando. Espera a que acaben e inténtalo de nuevo.',
  'no-game-file:after': ({ entry, because }, w) =>
    `Después de la entrada ${entry} no hay ninguna posición que mostrar. ${
      because === undefined ? 'Un suceso no encaja con los anteriores.' : w.said(because)
    }`,
  'no-game-file:end': 'La última posición no se puede mostrar. Un suceso no encaja con los anteriores.',
  'no-game-file:long': ({ entry }) => `La entrada ${entry} es más larga que cualquier cosa que escriba una partida.`,
  'no-game-file:many': 'Este archivo tiene más entradas de las que puede tener aquí una partida.',
  'no-moment': ({ last }) => `Puedes seguir jugando esta partida desde cualquier momento entre el 1 y el ${last}.`,
  'not-sound':
    'Puedes ver este archivo, pero no seguir jugándolo, porque su primera entrada no se sigue de las reglas. Trae uno que sí las cumpla.',
  running: 'Podrás llevarte la partida entera cuando termine. Hasta entonces, llévate tu propio registro.',
  'running:fork': 'Puedes bifurcar una partida cuando ha terminado, o si es un archivo tuyo.',
  'too-long':
    'Comprobar este archivo aquí lleva demasiado tiempo. Compruébalo en tu propio ordenador con ./marshall verify.',
  'too-much':
    'Este archivo no se puede comprobar aquí porque algo falla en él. Exporta otra vez la partida o compruébala con ./marshall verify.',
};

const remarks: Texts<
  Omit<ServerRemarks, keyof ComingRemarks | keyof PromiseRemarks | keyof NoticeRemarks | keyof CallRemarks>,
  Spanish
> = {
  'closing:ended': 'Esta sesión ha terminado.',
  'closing:full': 'Hay demasiados espectadores. Inténtalo más tarde.',
  'closing:loud': 'Demasiados mensajes.',
  'closing:quiet': 'En esta conexión no hay nada que decir.',
  'closing:stops': STOPS,
  'caretaker:kicked': ({ name }) =>
    `El administrador ha sacado a ${name} de esta partida. Un suplente sigue jugando en su asiento.`,
  'caretaker:left': 'Un jugador ha dejado este servidor. Un suplente sigue jugando en su asiento.',
  'caretaker:proposed': ({ name }) =>
    `Un jugador quiere que un suplente siga jugando por ${name}. Así será cuando todos los demás estén de acuerdo.`,
  'caretaker:voted': ({ name }) =>
    `Los demás jugadores han sacado a ${name} de esta partida. Un suplente sigue jugando en su asiento.`,
  'substitute:came': ({ name }) => `${name} sustituye a un jugador hasta que vuelva.`,
  'substitute:over': ({ name }) => `${name} ha vuelto y dirige de nuevo su asiento.`,
  'substitute:stays': ({ name }) => `${name} se queda con un asiento hasta el final de la partida.`,
  'time:extended': 'Los jugadores han votado tener más tiempo.',
  'time:holiday': ({ name, from, until, zone }) =>
    `${name} está de vacaciones del ${dayOf(from, zone)} al ${dayOf(until - 1, zone)}. Mientras tanto, su reloj se para.`,
  'time:paused':
    'Los jugadores han votado hacer una pausa. Ningún reloj corre hasta que voten seguir, como mucho 14 días.',
  'time:resumed': 'Los jugadores han votado seguir. Los relojes corren de nuevo.',
  'name:former': 'un antiguo jugador',
  'name:nobody': 'alguien',
  'title:fork': ({ title }) => `${title} (bifurcación)`,
  'title:imported': 'Una partida importada',
  'title:table': 'Una partida de Supremacy',
  'notice:restart': ({ at }) =>
    `El servidor se reinicia a las ${clockTime(at)} UTC. Después, tus partidas seguirán donde estaban.`,
  'watch:end': 'El final',
  'watch:opening': 'Apertura',
  'watch:over': 'La partida ha terminado.',
};

export const server: Texts<ServerMessages, Spanish> = {
  ...errors,
  ...remarks,
  ...comingTogether,
  ...promises,
  ...notices,
  ...calls,
};

const TABLES = { one: 'mesa', other: 'mesas' } as const;

const SUBJECTS: Readonly<Record<HolderOf, { readonly has: string; readonly did: string }>> = {
  account: { has: 'Tienes', did: 'Has' },
  address: { has: 'Tu red tiene', did: 'Desde tu red se han' },
  game: { has: 'Esta mesa tiene', did: 'En esta mesa se han' },
};

const DEEDS: Readonly<Record<UsedUp, string>> = {
  messages: 'enviado todos los mensajes permitidos',
  messageBytes: 'escrito todos los caracteres permitidos',
  imports: 'importado todos los archivos permitidos',
  importBytes: 'importado todos los datos permitidos',
  games: 'creado todas las mesas permitidas',
  guests: 'creado todas las cuentas de invitado permitidas',
  reports: 'hecho todas las denuncias permitidas',
  changes: 'hecho todos los cambios permitidos',
  commands: 'hecho todas las jugadas permitidas',
};

const CLOCK = new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `14:05` */
function clockTime(at: number): string {
  return CLOCK.format(at);
}

/** `hasta el 17 de noviembre de 2026 a las 6:22 UTC` */
function termOf({ until }: Banned): string {
  return until === undefined ? 'para siempre' : `hasta el ${MOMENT.format(until)} UTC`;
}

function reasonOf({ reason }: Banned): string {
  return reason.trim() === '' ? '. Habla con el administrador si crees que es un error.' : why(reason);
}

/** What a host wrote, after a colon and with one stop at its end. */
function why(reason: string): string {
  const said = reason.trim();
  return said === '' ? '.' : `: ${/[.!?]$/.test(said) ? said : `${said}.`}`;
}

const LENGTHS = [
  { size: 86_400, one: 'un día', other: 'días' },
  { size: 3600, one: 'una hora', other: 'horas' },
  { size: 60, one: 'un minuto', other: 'minutos' },
] as const;
const SECONDS = { size: 1, one: 'un segundo', other: 'segundos' } as const;

/** A length of time in words: `una hora`, `3 días`. */
function lengthOf(seconds: number): string {
  const { size, one, other } = LENGTHS.find((length) => seconds >= length.size) ?? SECONDS;
  const many = Math.ceil(seconds / size);
  return many === 1 ? one : `${many} ${other}`;
}

/** A day as it is where somebody lives. */
function dayOf(at: number, zone: string): string {
  return new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: zone }).format(at);
}
