// Which process of a server a game belongs to: the sockets of a game are brought together there.

/** The place of a game among so many processes, from 0 on: the same in every process (FNV-1a, 32 bits). */
export function ownerOf(game: string, processes: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < game.length; i += 1) hash = Math.imul(hash ^ game.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % processes;
}
