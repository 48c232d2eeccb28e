// The packages for bots that live elsewhere: packed, unpacked in an empty folder, and used there. A task of the proof, since
// npm takes seconds to pack.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from './lib/project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'marshall-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.runIf(process.env.MARSHALL_PROOF === '1')(
  'packed libraries work in a folder of their own, with their types',
  () => {
    run(process.execPath, [inRoot('scripts/pack.mjs'), folder]);
    // The folders of libraries that npm would fetch.
    mkdirSync(join(folder, 'node_modules', '@marshall'), { recursive: true });
    for (const name of ['zod', '@noble']) symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name));
    for (const name of ['rules', 'words', 'bots']) unpack(name);
    const bot = join(folder, 'bot.mjs');
    writeFileSync(
      bot,
      `import { commanderNamed, offerTo } from '@marshall/bots';
import { parseCommand } from '@marshall/rules';
import { en } from '@marshall/words/en';
const offer = parseCommand(offerTo('china', { gives: { grain: 1 }, wants: { cash: 5 } }));
console.log(offer.ok, commanderNamed('officer').name, typeof en);
`,
    );
    expect(run(process.execPath, [bot]).trim()).toBe('true officer object');
  },
);

/** Unpacks an archive where npm would, and looks whether everything that it promises is there. */
function unpack(name) {
  const target = join(folder, 'node_modules', '@marshall', name);
  mkdirSync(target);
  run('tar', ['-xzf', join(folder, `marshall-${name}-${versionOf(name)}.tgz`), '-C', target, '--strip-components=1']);
  const { exports: faces, private: closed } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  expect(closed).toBeUndefined();
  for (const { types, default: file } of Object.values(faces))
    for (const path of [types, file]) expect([path, existsSync(join(target, path))]).toEqual([path, true]);
}

function versionOf(name) {
  return JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')).version;
}

function run(file, args) {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', cwd: folder });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}
