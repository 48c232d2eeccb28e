// The page at the address of a table: the same as everywhere, with what messengers show of a link.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewOf } from '../lobby/link.ts';
import { gameId } from '../lobby/shapes.ts';
import { languageOf } from './language.ts';
import { callerOf } from './rates.ts';
import type { Services } from './route.ts';

/** Serves `/t/ID`, `/t/ID/INVITATION`, and for substitutes `/t/ID/SEAT/INVITATION`. */
export function serveTablePage(server: FastifyInstance, services: Services, site: string | undefined): void {
  const index = site === undefined ? undefined : join(site, 'index.html');
  if (index === undefined || !existsSync(index)) return;
  // The files of the page are named from where it usually stands.
  const page = readFileSync(index, 'utf8').replaceAll(/(\s(?:src|href)=")\.\//g, '$1/');
  const handler = async (request: FastifyRequest<{ Params: { id: string; invitation?: string } }>) => {
    services.rates.count('requests', callerOf(request));
    const { id, invitation } = request.params;
    const row = gameId.safeParse(id).success ? await services.store.games.get(id) : undefined;
    const language = languageOf(request.headers, services.languages);
    const preview = row === undefined ? undefined : await previewOf(services.teller, row, invitation, language);
    const nothing = { title: SITE, text: language.speaker().server('preview:private') };
    return page.replace('</head>', () => `${tagsOf(preview ?? nothing)}</head>`);
  };
  for (const url of ['/t/:id', '/t/:id/:invitation', '/t/:id/:seat/:invitation'])
    server.get<{ Params: { id: string; invitation?: string } }>(url, async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        // What it shows depends on the reader's language, and changes with the table.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'accept-language, cookie')
        .send(await handler(request)),
    );
}

const SITE = 'Marshall';

function tagsOf({ title, text }: { readonly title: string; readonly text: string }): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': SITE,
    'og:title': title,
    'og:description': text,
  };
  const named = { 'twitter:card': 'summary', 'twitter:title': title, 'twitter:description': text, robots: 'noindex' };
  return [
    ...Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    ...Object.entries(named).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}" />`),
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as the value of an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
