// Trains the commanders' judgement on games of their own: `node scripts/train.mjs play FILE --seed S --games N`, then `fit FILE…`.
import { parseArgs } from 'node:util';
import { playInto } from './train/play.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'judgement' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '1000' },
    field: { type: 'string' },
  },
});
const [task, ...files] = positionals;
if (task === 'play' && files.length === 1)
  playInto(files[0], {
    seed: values.seed,
    from: Number(values.from),
    games: Number(values.games),
    field: values.field?.split(','),
  });
