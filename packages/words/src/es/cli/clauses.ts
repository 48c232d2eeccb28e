// `clauses`, in Spanish.
import type { Cli } from '../../cli.ts';

export const clauses: Cli['clauses'] = {
  summary: 'lista las cláusulas de las reglas: dónde se aplica cada una y qué pruebas la demuestran',
  usage: [
    'Uso: ./marshall clauses [--area B-SELL] [--open | --unseen] [--json]',
    '',
    '  --area ID  solo un área (B-SELL) o un libro (B)',
    '  --open     solo las cláusulas que cuentan y aún no están demostradas',
    '  --unseen   tipos de sucesos y de rechazos que no salen en ninguna prueba',
    '  --json     imprime una lista de { id, status, enforcedIn, tests, reason? }',
    '',
    'Una cláusula está demostrada cuando una prueba superada la nombra y el árbitro la cita durante esa prueba.',
    "'falta' (needs) marca una regla de una expansión que el proyecto no tiene; 'caja' (box), un hecho del juego físico.",
    'El código de salida es 1 si queda abierta una cláusula, o con --unseen si algo no se ha visto.',
  ].join('\n'),
  strayWord: (word) => `'${word}' sobra aquí. Para ver un área usa --area ${word}.`,
  chooseOne: 'Elige --open o --unseen, no los dos.',
  notInRelease:
    'clauses lee los libros y ejecuta las pruebas, y una versión publicada no los trae. Úsala en una copia del proyecto.',
  noArea: (area) => `No hay cláusulas en '${area}'. Las áreas son como B-SELL, los libros como B.`,
  unseen: (number) => `${number} sin ver`,
  openInScope: (number) => (number === 1 ? '1 abierta' : `${number} abiertas`),
  head: { area: 'área', clauses: 'cláusulas', all: 'todas' },
  status: { proven: 'probada', open: 'abierta', needs: 'falta', box: 'caja' },
  enforcedIn: (places) => `en ${places.join(', ')}`,
  provenBy: (tests) => `demostrada por ${tests.join('; ')}`,
  running: 'Ejecutando las pruebas de las cláusulas ... ',
  ran: (passed, seconds) => `${passed ? 'hecho' : 'algunas fallan (npm test dice cuáles)'} en ${seconds} s`,
};
