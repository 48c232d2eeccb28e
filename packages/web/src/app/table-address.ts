// The one link of a table leads to its own address, so that messengers can show what it is; the page is found by its hash.

/** The table, for a substitute the seat, and what opens it. */
const LINK = /^\/t\/([\w-]{22})(?:(?:\/([a-z][a-z0-9-]{0,39}))?\/([\w-]{1,100}))?\/?$/;

/** Where the page of a table's link is, as a hash; undefined for any other address. `-` stands for any seat. */
export function hashOfLink(path: string): string | undefined {
  const [, id, seat = '-', invitation] = LINK.exec(path) ?? [];
  if (id === undefined) return undefined;
  return invitation === undefined ? `#table/${id}` : `#table/${id}/${seat}/${invitation}`;
}

/** Goes from the address of a table's link to its page, before anything is drawn. */
export function followLink(): void {
  const hash = hashOfLink(location.pathname);
  if (hash !== undefined) history.replaceState(null, '', `/${hash}`);
}
