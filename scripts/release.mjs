// npm run release: one archive with the built program, the page and the libraries they need, for Node 22 and 24.
// The archive is an npm package at the same time: unpack it and run it, or install it with npm.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, sha256, Trouble } from './lib/project.mjs';
import { runNpm } from './lib/run.mjs';

/** The packages of the house that a host needs, in the order in which they use each other. */
const OWN = ['rules', 'words', 'bots', 'server', 'cli'];
/** Only for Node 20, which has no SQLite of its own; it carries the binaries of six platforms. */
const LEFT_OUT = new Set(['@photostructure/sqlite']);
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;

await main(async () => {
  checkNode();
  await prepare({ web: true });
  const { version } = read(inRoot('package.json'));
  const out = inRoot('release');
  const staging = join(out, 'package');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const libraries = closure(OWN.map((name) => `packages/${name}`));
  stageProgram(staging);
  for (const path of libraries) copyLibrary(path, staging);
  writeFileSync(join(staging, 'package.json'), `${JSON.stringify(manifest(version, libraries), undefined, 2)}\n`);
  writeFileSync(join(staging, 'LICENSES.txt'), licences(libraries));
  const { code, output } = await step('Packing', () =>
    runNpm(['pack', staging, '--pack-destination', out, '--ignore-scripts', '--loglevel=error'], { capture: true }),
  );
  if (code !== 0) throw new Trouble(`The archive could not be packed; npm said:\n${output.trimEnd()}`);
  const archive = join(out, `marshall-${version}.tgz`);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  marshall-${version}.tgz\n`);
  // What stands around the program lies beside the archive as well: a container is built from both.
  cpSync(inRoot('hosting'), out, { recursive: true });
  rmSync(staging, { recursive: true });
  console.log(`release/marshall-${version}.tgz holds the program, the page and ${libraries.length} libraries.`);
  console.log('docs/hosting.md says how to install it.');
});

/** The folders of node_modules that these packages load when they run. */
function closure(roots) {
  const { packages } = read(inRoot('package-lock.json'));
  const found = new Set();
  const visit = (from) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@marshall/') || LEFT_OUT.has(name)) continue;
      const path = locate(packages, from, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      visit(path);
    }
  };
  for (const root of roots) visit(root);
  return [...found].filter((path) => existsSync(inRoot(path))).sort();
}

/** Where Node finds a library that a package asks for: in its own folder, or further up. */
function locate(packages, from, name) {
  const parts = from.split('/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const path = [...parts.slice(0, length), 'node_modules', name].join('/');
    if (packages[path] !== undefined) return path;
  }
  return undefined;
}

function stageProgram(staging) {
  for (const name of OWN) {
    const target = join(staging, 'node_modules', '@marshall', name);
    cpSync(inRoot('packages', name, 'dist'), join(target, 'dist'), {
      recursive: true,
      filter: (path) => !/(\.test\.|\.tsbuildinfo$|\.d\.ts$|\.map$)/.test(path),
    });
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(shipped(name), undefined, 2)}\n`);
  }
  const web = join(staging, 'node_modules', '@marshall', 'web');
  cpSync(inRoot('packages/web/dist/site'), join(web, 'dist', 'site'), { recursive: true });
  writeFileSync(
    join(web, 'package.json'),
    `${JSON.stringify({ name: '@marshall/web', version: own('web').version })}\n`,
  );
  copyFileSync(inRoot('scripts/release/marshall.mjs'), join(staging, 'marshall.mjs'));
  // The program's sentences say ./marshall: in the folder of a release, that is how it can be called too.
  writeFileSync(join(staging, 'marshall'), "#!/usr/bin/env node\nimport('./marshall.mjs');\n");
  for (const name of ['marshall', 'marshall.mjs']) chmodSync(join(staging, name), 0o755);
  for (const name of ['LICENSE', 'SECURITY.md'])
    if (existsSync(inRoot(name))) copyFileSync(inRoot(name), join(staging, name));
  copyFileSync(inRoot('docs/hosting.md'), join(staging, 'README.md'));
  mkdirSync(join(staging, 'hosting'), { recursive: true });
  cpSync(inRoot('hosting'), join(staging, 'hosting'), { recursive: true });
}

function own(name) {
  return read(inRoot('packages', name, 'package.json'));
}

/** A package's own manifest without what is needed to build it. */
function shipped(name) {
  const { version, type, exports: faces } = own(name);
  const built = Object.fromEntries(Object.entries(faces).map(([face, { default: file }]) => [face, file]));
  return { name: `@marshall/${name}`, version, type, exports: built };
}

function manifest(version, libraries) {
  const top = libraries.filter((path) => path.lastIndexOf('node_modules/') === 0);
  const names = [...OWN, 'web'].map((name) => `@marshall/${name}`);
  const dependencies = Object.fromEntries([
    ...names.map((name) => [name, own(name.slice('@marshall/'.length)).version]),
    ...top.map((path) => [path.slice('node_modules/'.length), read(inRoot(path, 'package.json')).version]),
  ]);
  return {
    name: 'marshall',
    version,
    description: read(inRoot('package.json')).description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22.12' },
    bin: { marshall: 'marshall.mjs' },
    dependencies,
    bundleDependencies: Object.keys(dependencies),
  };
}

function copyLibrary(path, staging) {
  cpSync(inRoot(path), join(staging, path), {
    recursive: true,
    filter: (from) => from === inRoot(path) || !from.slice(inRoot(path).length).includes('/node_modules/'),
  });
}

/** Whose work is in the archive, with their terms; the page's libraries and fonts as well. */
function licences(libraries) {
  const page = ['react', 'react-dom', 'scheduler', '@fontsource/ibm-plex-sans', '@fontsource/ibm-plex-sans-condensed'];
  const paths = [...new Set([...libraries, ...page.map((name) => `node_modules/${name}`)])].filter((path) =>
    existsSync(inRoot(path, 'package.json')),
  );
  return paths.sort().map(licenceOf).join('\n');
}

function licenceOf(path) {
  const { name, version, license, author } = read(inRoot(path, 'package.json'));
  const text = licenceText(
    path,
    license,
    typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`),
  );
  return `${name} ${version} (${typeof license === 'string' ? license : 'see below'})\n${'='.repeat(60)}\n${text}\n`;
}

/** The terms as a library ships them: a file, or else a section of its guide; a bare name of well-known terms is written out. */
function licenceText(path, license, author) {
  const names = readdirSync(inRoot(path));
  const file = names.find((entry) => LICENCE_FILE.test(entry));
  if (file !== undefined) return readFileSync(inRoot(path, file), 'utf8').trimEnd();
  const guide = names.find((entry) => /^readme/i.test(entry));
  const [, section = ''] =
    /^#+ *licen[cs]e[^\n]*\n([\s\S]*)/im.exec(guide === undefined ? '' : readFileSync(inRoot(path, guide), 'utf8')) ??
    [];
  if (/permission is hereby granted/i.test(section)) return section.trim();
  if (license !== 'MIT') throw new Trouble(`The terms of ${path} are nowhere in it; add them to scripts/release.mjs.`);
  const [, terms = ''] = /(Permission is hereby granted[\s\S]*)/.exec(readFileSync(inRoot('LICENSE'), 'utf8')) ?? [];
  return `Copyright (c) ${author}\n\n${terms.trim()}`;
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
