// `engine`, in Spanish.
import type { Cli } from '../../cli.ts';

export const engine: Cli['engine'] = {
  summary: 'hace jugar a un comandante virtual para otro programa, con líneas de JSON por entrada y salida',
  usage: [
    'Uso: ./marshall engine --commander NOMBRE [--millis N]',
    '',
    '  --commander NOMBRE  officer, general, recruit:hawk, etc.',
    '  --millis N          cuánto puede pensar cada decisión un general o un mariscal; si no, cuenta posiciones',
    '                      y la misma pregunta recibe siempre la misma respuesta',
    '',
    'docs/bot-authors.md describe las líneas.',
  ].join('\n'),
  noCommander: 'Indica quién juega, por ejemplo --commander general.',
  unknown: (name, known) => `No existe el comandante '${name}'. Elige ${known.join(', ')}.`,
  noMessage: 'Esta línea no es un mensaje. Envía un objeto JSON por línea, con type: hello o moment.',
  noMoment: 'Este moment no está completo. Envía seat, setup, view y fallback como se describe en docs/bot-authors.md.',
  otherProtocol: (asked, spoken) => `Este programa habla la versión ${spoken} del protocolo, no la ${asked}.`,
  failed: (why) => `El comandante no pudo decidir y da la respuesta por defecto: ${why}`,
};
