// `serve`, in German.
import type { Cli } from '../../cli.ts';
import { notices } from './notices.ts';

export const serve: Cli['serve'] = {
  summary: 'startet den Server: die Seite, die Partien und die Schnittstelle für Programme',
  usage: (port, host) =>
    [
      'Aufruf: ./marshall serve [--port N] [--host H] [--data ORDNER] [--site ORDNER] [--processes N] [--open]',
      '',
      `  --port N  der Port (sonst die Variable PORT oder ${port})`,
      `  --host H  die Adresse (sonst die Variable HOST oder ${host}, nur dieser Rechner)`,
      '  --data D  wo die Partien liegen (sonst die Variable MARSHALL_DATA oder der Ordner data)',
      '  --site D  der Ordner der Seite (sonst die gebaute)',
      '  --processes N  wie viele Prozesse bedienen, nur mit PostgreSQL (sonst die Variable MARSHALL_PROCESSES oder 1)',
      '  --open    öffnet die Seite im Browser; ohne gewählten Port wird der nächste freie genommen, wenn 8080 belegt ist',
      '',
      'Mit der Variable DATABASE_URL (postgres://...) liegen die Partien in PostgreSQL, für beliebig viele Server.',
      'Hinter einem Proxy, der https spricht, setz MARSHALL_PROXY=1. Cookies brauchen dann https, und Grenzen zählen nach',
      'der Adresse, die der Proxy gesehen hat, der letzten in x-forwarded-for. Hinter zwei eigenen Proxys 2, und so weiter.',
      'MARSHALL_LIMITS nennt eine JSON-Datei mit Grenzen, die von den üblichen abweichen (docs/api.md).',
      'Mit MARSHALL_HOSTS (play.example,localhost:8080) antwortet der Server nur unter diesen Namen.',
      'MARSHALL_LOG bestimmt, wie viel protokolliert wird: silent, error, warn, info oder debug.',
      'MARSHALL_METRICS=127.0.0.1:9464 stellt dort Zahlen für Prometheus bereit.',
      ...notices.usage,
      'docs/hosting.md erklärt, wie man einen Server für andere betreibt.',
    ].join('\n'),
  running: (url) => `Marshall läuft unter ${url} (Strg-C hält ihn an).`,
  noBrowser: 'Es ließ sich kein Browser öffnen. Öffne die Adresse selbst.',
  log: (levels, text) =>
    `MARSHALL_LOG muss ${levels.slice(0, -1).join(', ')} oder ${levels.at(-1)} sein, nicht '${text}'.`,
  metrics: (text) => `MARSHALL_METRICS muss ein Port oder eine Adresse wie 127.0.0.1:9464 sein, nicht '${text}'.`,
  notBuilt: 'Die Seite ist noch nicht gebaut. Ruf npm run build auf und dann diesen Befehl noch einmal.',
  noPage: (folder) => `In ${folder} liegt keine Seite, denn index.html fehlt.`,
  proxies: (text) => `MARSHALL_PROXY muss die Zahl der Proxys vor dem Server sein, 0 bis 9, nicht '${text}'.`,
  hosts: (setting, wrong) =>
    `${setting} muss eine Liste von Namen wie play.example,localhost:8080 sein. '${wrong}' ist kein Name.`,
  processesNeedDatabase: (setting) =>
    `${setting} braucht PostgreSQL, denn einen Ordner kann nur ein Prozess benutzen. Setz DATABASE_URL, oder setz ${setting} auf 1.`,
  processesEnd:
    'Die Prozesse des Servers enden immer wieder, darum hält er an. Im Protokoll steht, warum sie geendet haben.',
  portTaken: (port, setting) =>
    `Port ${port} ist belegt. Beende das Programm, das ihn benutzt, oder wähle mit ${setting} einen anderen.`,
  portForbidden: (port, setting) => `Port ${port} darfst du nicht benutzen. Wähle mit ${setting} einen ab 1024.`,
  noAddress: (host, setting) => `Dieser Rechner hat keine Adresse '${host}'. Wähle mit ${setting} eine andere.`,
  limitsFile: (path) => `MARSHALL_LIMITS muss eine lesbare Datei nennen. ${path} lässt sich nicht lesen.`,
};
