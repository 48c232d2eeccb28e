// node scripts/pack.mjs [DIR]: the rules, the words and the commanders as npm packages, for bots that live elsewhere.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';
import { runNpm } from './lib/run.mjs';

/** In the order in which they use each other. */
const PACKED = ['rules', 'words', 'bots'];

await main(async () => {
  checkNode();
  await prepare();
  const out = resolve(process.argv[2] ?? inRoot('release/packages'));
  const staging = join(out, '.staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    const folders = PACKED.map((name) => stage(name, join(staging, name)));
    const { code, output } = await step('Packing', () =>
      runNpm(['pack', ...folders, '--pack-destination', out, '--ignore-scripts', '--loglevel=error'], {
        capture: true,
      }),
    );
    if (code !== 0) throw new Trouble(`The packages could not be packed; npm said:\n${output.trimEnd()}`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  console.log(`To use them in another folder, run there: npm install ${join(out, '*.tgz')}`);
});

/** Lays out one package with its types, and without what is only needed to build it. */
function stage(name, folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(inRoot('packages', name, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !/(\.test\.|\.tsbuildinfo$|\.map$)/.test(path),
  });
  const {
    version,
    type,
    exports: faces,
    dependencies,
  } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const built = Object.fromEntries(Object.entries(faces).map(([face, { source: _, ...files }]) => [face, files]));
  const { license, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const manifest = { name: `@marshall/${name}`, version, license, type, engines, exports: built, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  if (existsSync(inRoot('LICENSE'))) cpSync(inRoot('LICENSE'), join(folder, 'LICENSE'));
  return folder;
}
