// Keeping order among people, and one's own account, in Spanish.
import type { Page } from '../../page.ts';

export const peopleWords: Page['people'] = {
  notices: { heading: 'Del administrador', dismiss: 'Descartar este aviso' },
  talk: {
    host: 'Administrador',
    removed: 'Mensaje eliminado',
    more: (who) => `Denunciar o bloquear a ${who}`,
    people: 'Quién está aquí',
    muteIt: 'Silenciar este chat',
    unmute: 'Volver a oír este chat',
    muted: 'silenciado',
  },
  acts: {
    block: (who) => `Bloquear a ${who}`,
    unblock: (who) => `Desbloquear a ${who}`,
    blocked: 'persona bloqueada',
    blockAbout: 'No verás lo que escriba esta persona, ni aquí ni en otras mesas. Nadie se entera.',
    vote: (who) => `Votar para sustituir a ${who}`,
    unvote: (who) => `Retirar tu voto para sustituir a ${who}`,
    voteAbout: (agreed, of) =>
      `Un suplente sigue jugando por esta persona cuando los otros ${of} están de acuerdo. Por ahora ${agreed === 0 ? 'no lo está nadie' : agreed === 1 ? 'lo está 1' : `lo están ${agreed}`}.`,
    report: 'Denunciar ante el administrador',
    reason: '¿Qué pasa?',
    send: 'Enviar la denuncia',
    sent: 'El administrador ha recibido tu denuncia.',
  },
  blocked: {
    heading: 'Personas que has bloqueado',
    none: 'No has bloqueado a nadie. Puedes hacerlo en una mesa, en «Quién está aquí».',
  },
  tokens: {
    heading: 'Tokens de bot',
    about: 'Un programa con un token juega en tu nombre. No puede cambiar tu cuenta.',
    name: 'Nombre del programa',
    make: 'Crear un token',
    once: 'Cópialo ahora. No se volverá a mostrar.',
    token: 'El token nuevo',
    revoke: 'Revocar',
    revokeIt: (name) => `Revocar ${name}`,
    none: 'No tienes tokens.',
  },
  data: {
    heading: 'Tus datos',
    kept: 'Qué se guarda sobre ti',
    take: 'Descargar mis datos',
    remove: 'Borrar mi cuenta',
    about:
      'Se borran tu cuenta, tus sesiones y tus tokens. Un suplente sigue tus partidas en curso, tus mensajes se eliminan y en las partidas terminadas figuras como «un antiguo jugador». Esto no se puede deshacer.',
    sure: 'Sí, bórrala para siempre',
    go: 'Borrar la cuenta',
  },
  kept: {
    heading: 'Qué se guarda sobre ti',
    back: 'Atrás',
    intro:
      'Esto es lo que guarda un servidor de Marshall. Su administrador puede leer todo lo que hay en él, incluso las cartas ocultas de las partidas en curso.',
    parts: [
      {
        title: 'En este navegador',
        lines: [
          'Una cookie que dice quién eres, durante 180 días desde tu última visita. Los scripts no pueden leerla y ningún otro sitio la recibe.',
          'Las partidas que juegas en solitario y ajustes como el tema, el sonido y los avisos que has descartado. Nunca salen del navegador.',
        ],
      },
      {
        title: 'Tu cuenta',
        lines: [
          'Tu nombre y el día en que usaste la cuenta por última vez.',
          'Si la has protegido: tu nombre de usuario y los hashes de tu contraseña y de tus códigos de recuperación. Nadie puede leerlos a partir de un hash.',
          'De cada sesión: el nombre de su navegador, cuándo empezó y cuándo acaba.',
          'Los nombres de tus tokens de bot y los hashes de los tokens.',
          'Los invitados que no vuelven en 180 días se borran, salvo que estén en una partida sin terminar. El administrador puede fijar otro plazo.',
        ],
      },
      {
        title: 'Tus partidas',
        lines: [
          'Todas las mesas que has abierto o en las que te has sentado, todo lo que has hecho en ellas y lo que tu navegador puso en los dados.',
          'La dirección desde la que se abrió una mesa, para que nadie inunde la sala de espera. De una dirección IPv6, solo la primera mitad.',
          'Las mesas que no llegan a empezar se borran a los 30 días; las partidas terminadas, a los dos años. El administrador puede fijar otros plazos.',
        ],
      },
      {
        title: 'Lo que escribes',
        lines: [
          'Los mensajes se quedan con su partida. Pueden leerlos quienes están en el chat y el administrador. Los espectadores pueden leer los mensajes a todos.',
          'Hasta dónde has leído cada chat.',
          'Las personas que has bloqueado. Nadie más se entera.',
          'Tus denuncias, con el mensaje denunciado y algunos de alrededor. Las lee el administrador.',
        ],
      },
      {
        title: 'Avisos',
        lines: [
          'Cómo quieres enterarte, en qué idioma y zona horaria: tu correo, la dirección de tu navegador en su servicio push, tus webhooks.',
          'Qué se te envió y cuándo, durante 30 días. Los avisos contienen el título de la mesa, tu potencia, qué te espera y hasta cuándo.',
          'Un correo pasa por el proveedor del administrador; un aviso push, por el fabricante de tu navegador, que no puede leerlo.',
        ],
      },
      {
        title: 'Direcciones y registros',
        lines: [
          'Tu dirección se cuenta en memoria, y hasta un día en la base de datos, para que nadie sature el servidor.',
          'El registro del servidor puede contener la hora, la dirección y el tipo de una petición. Nunca contiene contraseñas, tokens ni mensajes. El administrador decide cuánto tiempo lo guarda.',
          'Si el administrador bloquea una dirección o una cuenta, el bloqueo y su motivo se guardan hasta que acaba.',
        ],
      },
      {
        title: 'Lo que no se guarda',
        lines: [
          'Ni tu correo electrónico, salvo que lo des para recibir avisos, ni publicidad, ni rastreadores, ni nada de otros sitios.',
        ],
      },
      {
        title: 'Llevártelo, o irte',
        lines: [
          'En la sala de espera, en «Tus datos», puedes descargar todo lo que se guarda sobre ti y borrar tu cuenta.',
          'Después tus mensajes se eliminan, los suplentes siguen jugando por ti y en las partidas terminadas figuras como «un antiguo jugador». Lo que hiciste en una partida sigue formando parte de ella.',
          'Las denuncias sobre ti se quedan con el administrador, igual que las copias de seguridad anteriores.',
        ],
      },
    ],
  },
};
