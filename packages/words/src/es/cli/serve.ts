// `serve`, in Spanish.
import type { Cli } from '../../cli.ts';
import { notices } from './notices.ts';

export const serve: Cli['serve'] = {
  summary: 'pone en marcha el servidor: la página, las partidas y la interfaz para programas',
  usage: (port, host) =>
    [
      'Uso: ./marshall serve [--port N] [--host H] [--data CARPETA] [--site CARPETA] [--processes N] [--open]',
      '',
      `  --port N  el puerto (por defecto la variable PORT, o ${port})`,
      `  --host H  la dirección (por defecto la variable HOST, o ${host}, solo este equipo)`,
      '  --data D  dónde se guardan las partidas (por defecto la variable MARSHALL_DATA, o la carpeta data)',
      '  --site D  la carpeta de la página (por defecto la compilada)',
      '  --processes N  cuántos procesos atienden, solo con PostgreSQL (por defecto la variable MARSHALL_PROCESSES, o 1)',
      '  --open    abre la página en el navegador; si no eliges puerto y el 8080 está ocupado, usa el siguiente libre',
      '',
      'Con la variable DATABASE_URL (postgres://...) las partidas se guardan en PostgreSQL, para cualquier número de servidores.',
      'Detrás de un proxy que habla https, pon MARSHALL_PROXY=1. Las cookies necesitan entonces https, y los límites cuentan la',
      'dirección que vio el proxy, la última de x-forwarded-for. Detrás de dos proxies tuyos pon 2, y así sucesivamente.',
      'MARSHALL_LIMITS nombra un archivo JSON con los límites que cambian (docs/api.md).',
      'Con MARSHALL_HOSTS (play.example,localhost:8080) el servidor solo responde a esos nombres.',
      'MARSHALL_LOG decide cuánto se registra: silent, error, warn, info o debug.',
      'MARSHALL_METRICS=127.0.0.1:9464 ofrece allí cifras para Prometheus.',
      ...notices.usage,
      'docs/hosting.md explica cómo llevar un servidor para otras personas.',
    ].join('\n'),
  running: (url) => `Marshall está en ${url} (Ctrl-C lo para).`,
  noBrowser: 'No se ha podido abrir un navegador. Abre tú esa dirección.',
  log: (levels, text) => `MARSHALL_LOG debe ser ${levels.slice(0, -1).join(', ')} o ${levels.at(-1)}, no '${text}'.`,
  metrics: (text) => `MARSHALL_METRICS debe ser un puerto o una dirección como 127.0.0.1:9464, no '${text}'.`,
  notBuilt: 'La página aún no está compilada. Ejecuta npm run build y después esta orden otra vez.',
  noPage: (folder) => `En ${folder} no hay ninguna página, porque falta index.html.`,
  proxies: (text) => `MARSHALL_PROXY debe ser el número de proxies delante del servidor, de 0 a 9, no '${text}'.`,
  hosts: (setting, wrong) =>
    `${setting} debe ser una lista de nombres como play.example,localhost:8080. '${wrong}' no es un nombre.`,
  processesNeedDatabase: (setting) =>
    `${setting} necesita PostgreSQL, porque una carpeta solo la puede usar un proceso. Pon DATABASE_URL, o pon ${setting} a 1.`,
  processesEnd:
    'Los procesos del servidor terminan una y otra vez, así que se para. El registro dice por qué terminaron.',
  portTaken: (port, setting) =>
    `El puerto ${port} está ocupado. Cierra el programa que lo usa, o elige otro con ${setting}.`,
  portForbidden: (port, setting) => `No puedes usar el puerto ${port}. Elige uno a partir de 1024 con ${setting}.`,
  noAddress: (host, setting) => `Este equipo no tiene la dirección '${host}'. Elige otra con ${setting}.`,
  limitsFile: (path) => `MARSHALL_LIMITS debe nombrar un archivo legible. ${path} no se puede leer.`,
};
