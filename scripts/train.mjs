// Trains the commanders' judgement on games of their own. Everything follows from the seed.
//   node scripts/train.mjs play FILE [--seed S] [--from N] [--games N] [--field officer,general | --plain | --various | --forks 4,7,10,12]   games with their positions, to a file
//   node scripts/train.mjs fit FILE... [--epochs N] [--cells 64,16,32] [--start WEIGHTS] [--all] [--out packages/bots/src/judgement/weights.ts]
//   node scripts/train.mjs loss [FILE...] [--seed S] [--games N] [--start WEIGHTS]         of the weights in use, on games of their own
//   node scripts/train.mjs floor [--seed S] [--games N] [--again N]                       how open positions are, and what the weights in use lose there
//   node scripts/train.mjs shelf FILE... --out packages/bots/src/judgement/shelf.json      positions for the test, of games that nobody learned from
import { parseArgs } from 'node:util';
import { fit } from './train/fit.mjs';
import { tellFloor } from './train/floor.mjs';
import { tellLoss } from './train/loss.mjs';
import { playInto } from './train/play.mjs';
import { pickShelf } from './train/shelf.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'judgement' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '1000' },
    field: { type: 'string' },
    /** Only games of the plain kind, or only the others. */
    plain: { type: 'boolean' },
    various: { type: 'boolean' },
    /** Cycles from which on plain games are played on in two ways. */
    forks: { type: 'string' },
    epochs: { type: 'string', default: '5' },
    /** Cells for rows, for pairs, and for both together. */
    cells: { type: 'string', default: '64,16,32' },
    rate: { type: 'string', default: '0.001' },
    decay: { type: 'string', default: '0.5' },
    /** Learns from the games too that are held out otherwise. */
    all: { type: 'boolean' },
    /** Weights to learn on from; without them everything is learned from nothing. */
    start: { type: 'string' },
    /** How often a position is played on. */
    again: { type: 'string', default: '40' },
    out: { type: 'string' },
  },
});
const [task, ...files] = positionals;
if (task === 'play' && files.length === 1)
  playInto(files[0], {
    seed: values.seed,
    from: Number(values.from),
    games: Number(values.games),
    field: values.field?.split(','),
    only: values.plain === true ? 'plain' : values.various === true ? 'various' : undefined,
    forks: values.forks?.split(',').map(Number),
  });
else if (task === 'fit' && files.length > 0)
  fit(files, {
    seed: values.seed,
    epochs: Number(values.epochs),
    sizes: sizesOf(values.cells),
    rate: Number(values.rate),
    decay: Number(values.decay),
    start: values.start,
    all: values.all === true,
    out: values.out,
  });
else if (task === 'loss')
  tellLoss(files, {
    seed: values.seed,
    games: Number(values.games),
    weights: values.start ?? 'packages/bots/src/judgement/weights.ts',
  });
else if (task === 'floor' && files.length === 0)
  tellFloor({
    seed: values.seed,
    games: Number(values.games),
    again: Number(values.again),
    weights: values.start ?? 'packages/bots/src/judgement/weights.ts',
  });
else if (task === 'shelf' && files.length > 0 && values.out !== undefined) pickShelf(files, values.out);
else {
  console.error(
    'Say `play FILE`, `fit FILE...`, `loss`, `floor` or `shelf FILE... --out FILE`; the first lines of scripts/train.mjs list the options.',
  );
  process.exitCode = 2;
}

function sizesOf(cells) {
  const [hidden, sides, mix] = cells.split(',').map(Number);
  return { hidden, sides, mix };
}
