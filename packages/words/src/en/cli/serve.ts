// `serve`, in English.
import { notices } from './notices.ts';

export const serve = {
  summary: 'run the server: the page, the games and the API',
  usage: (port: number, host: string): string =>
    [
      'Usage: ./marshall serve [--port N] [--host H] [--data DIR] [--site DIR] [--processes N] [--open]',
      '',
      `  --port N  the port to listen on (default: the variable PORT, or ${port})`,
      `  --host H  the address to listen on (default: the variable HOST, or ${host}, this machine only)`,
      '  --data D  where to keep the games (default: the variable MARSHALL_DATA, or the folder data)',
      '  --site D  the folder of the page (default: the built one)',
      '  --processes N  how many processes serve, on PostgreSQL only (default: the variable MARSHALL_PROCESSES, or 1)',
      '  --open    open the page in a browser; if you choose no port and 8080 is taken, use the next free one',
      '',
      'With the variable DATABASE_URL (postgres://...), games are kept in PostgreSQL, for any number of servers.',
      'Behind a proxy that speaks https, set MARSHALL_PROXY=1. Cookies then need https, and limits count the address',
      'that the proxy saw, the last one in x-forwarded-for. Behind two proxies of yours set 2, and so on.',
      'MARSHALL_LIMITS names a JSON file with limits that differ from the defaults (docs/api.md).',
      'With MARSHALL_HOSTS (play.example,localhost:8080) the server answers to these names only.',
      'MARSHALL_LOG sets how much is logged: silent, error, warn, info or debug.',
      'MARSHALL_METRICS=127.0.0.1:9464 serves figures for Prometheus there.',
      ...notices.usage,
      'docs/hosting.md explains how to run a server for others.',
    ].join('\n'),
  running: (url: string): string => `Marshall is at ${url} (Ctrl-C stops it).`,
  noBrowser: 'Couldn’t open a browser. Open that address in yours.',
  log: (levels: readonly string[], text: string): string =>
    `MARSHALL_LOG must be ${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}, not '${text}'.`,
  metrics: (text: string): string =>
    `MARSHALL_METRICS must be a port or an address such as 127.0.0.1:9464, not '${text}'.`,
  notBuilt: 'The page isn’t built yet. Run npm run build, and then this command again.',
  noPage: (folder: string): string => `There is no page in ${folder}, because it has no index.html.`,
  proxies: (text: string): string =>
    `MARSHALL_PROXY must be the number of proxies in front of the server, 0 to 9, not '${text}'.`,
  hosts: (setting: string, wrong: string): string =>
    `${setting} must be a list of names such as play.example,localhost:8080. '${wrong}' isn’t a name.`,
  processesNeedDatabase: (setting: string): string =>
    `${setting} needs PostgreSQL, because a folder can be used by one process only. Set DATABASE_URL, or set ${setting} to 1.`,
  processesEnd: 'The server’s processes keep ending, so it stops. The log says why they ended.',
  portTaken: (port: number, setting: string): string =>
    `Port ${port} is taken. Stop the program that uses it, or choose another port with ${setting}.`,
  portForbidden: (port: number, setting: string): string =>
    `You aren’t allowed to use port ${port}. Choose one from 1024 up with ${setting}.`,
  noAddress: (host: string, setting: string): string =>
    `This machine has no address '${host}'. Choose another one with ${setting}.`,
  limitsFile: (path: string): string => `MARSHALL_LIMITS must name a file that can be read. ${path} can’t be read.`,
};
