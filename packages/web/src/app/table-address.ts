// The one link of a table leads to its own address, so that messengers can show what it is; the page is found by its hash.

/** Where the page of a table's link is, as a hash; undefined for any other address. `-` stands for any seat. */
export function hashOfLink(path: string): string | undefined {
  const [, id, invitation] = /^\/t\/([\w-]{22})(?:\/([\w-]{1,100}))?\/?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return invitation === undefined ? `#table/${id}` : `#table/${id}/-/${invitation}`;
}

/** Goes from the address of a table's link to its page, before anything is drawn. */
export function followLink(): void {
  const hash = hashOfLink(location.pathname);
  if (hash !== undefined) history.replaceState(null, '', `/${hash}`);
}
