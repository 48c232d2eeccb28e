// Help, and what is wrong with a command line, in Spanish.
import type { Cli } from '../../cli.ts';

export const common: Cli['common'] = {
  overview: (commands) =>
    [
      'Marshall es un árbitro del juego de mesa Supremacy. Lleva las fases y la banca, para personas y comandantes virtuales.',
      '',
      'Uso: ./marshall <orden> [opciones]',
      '',
      ...commands.map((line) => `  ${line}`),
      '',
      'Para jugar en el navegador: npm start',
      'Para ver las opciones de una orden: ./marshall <orden> --help',
      'Para elegir idioma, añade --language en, de o es. Si no, decide la configuración de tu sistema (LANG).',
    ].join('\n'),
  noCommand: (name, near) =>
    near.length === 0
      ? `No existe la orden '${name}'. Con ./marshall --help las ves todas.`
      : `No existe la orden '${name}'. ¿Querías decir ${near.join(' o ')}?`,
  noLanguage: (code, known) =>
    `No existe el idioma '${code}'. Elige ${known.slice(0, -1).join(', ')} o ${known.at(-1)}.`,
  noOption: (option, near) =>
    near.length === 0
      ? `Aquí no existe la opción ${option}. Con --help ves las opciones.`
      : `Aquí no existe la opción ${option}. ¿Querías decir ${near.join(' o ')}?`,
  needsValue: (option) => `${option} necesita un valor. Con --help ves un ejemplo.`,
  takesNoValue: (option) => `${option} no lleva valor. Escribe solo ${option}.`,
  twice: (option) => `Has puesto --${option} dos veces. Ponlo una sola vez.`,
  strayWord: (word, command) => `'${word}' sobra aquí. Con ./marshall ${command} --help ves las opciones.`,
  whole: (name, least, most, text) => `${name} debe ser un número entero de ${least} a ${most}, no '${text}'.`,
  choice: (option, choices, text) =>
    `--${option} debe ser ${choices.slice(0, -1).join(', ')} o ${choices.at(-1)}, no '${text}'.`,
  tooLong: (name, most, length) => `${name} puede tener hasta ${most} caracteres. Has escrito ${length}.`,
};
