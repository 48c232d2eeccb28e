// The peers under load: a bare relay, and boardgame.io's server by the words of its own protocol.
import { type Contender, inParts, SEATS } from './load-measure.ts';
import { openWire, type Wire } from './load-wire.ts';

/** Sends a command of Marshall's size to a relay. */
export async function relayContender(port: number, games: number, halfway: () => Promise<void>): Promise<Contender> {
  let bytes = 0;
  const command = JSON.stringify({
    type: 'command',
    id: 'c12345',
    game: 'x'.repeat(22),
    question: 17,
    command: { type: 'pay-salaries', pay: 'all' },
  });
  const contender: Contender = {
    name: 'bare ws relay',
    heard: () => undefined,
    bytes: () => bytes,
    faults: () => 0,
    move(game) {
      wires[game * SEATS]?.send(command);
      return true;
    },
  };
  const wires = await inParts(
    games * SEATS,
    50,
    (i) => {
      const game = Math.floor(i / SEATS);
      return openWire(port, `/${game}`, {}, (_bytes, start, end) => {
        bytes += end - start;
        contender.heard(game);
      });
    },
    halfway,
  );
  return contender;
}

const NAMESPACE = '/toy,';

/** Plays the toy game at boardgame.io's server: socket.io's messages, of which only the numbers of the state are read. */
export async function boardgameContender(
  port: number,
  games: number,
  halfway: () => Promise<void>,
): Promise<Contender> {
  let bytes = 0;
  /** The state's number, which a move must name; each move is the next one's turn. */
  const states = new Int32Array(games);
  const contender: Contender = {
    name: 'boardgame.io, in memory',
    heard: () => undefined,
    bytes: () => bytes,
    faults: () => 0,
    move(game) {
      const state = states[game] ?? 0;
      const player = String(turns[game]);
      const action = { type: 'MAKE_MOVE', payload: { type: 'sell', args: [1], playerID: player } };
      const update = JSON.stringify(['update', action, state, `match-${game}`, player]);
      wires[game * SEATS + Number(player)]?.send(`42${NAMESPACE}${update}`);
      return true;
    },
  };
  const turns = new Int32Array(games);
  const wires = await inParts(
    games * SEATS,
    20,
    (i) => {
      const [game, player] = [Math.floor(i / SEATS), i % SEATS];
      return new Promise<Wire>((resolve, reject) => {
        openWire(port, '/socket.io/?EIO=4&transport=websocket', {}, (data, start, end, wire) => {
          bytes += end - start;
          // What engine.io and socket.io say of themselves is short; what is longer is the game's.
          const head = data.toString('latin1', start, Math.min(end, start + 40));
          if (head.startsWith('0')) wire.send(`40${NAMESPACE}`);
          else if (head.startsWith(`40${NAMESPACE}`))
            wire.send(`42${NAMESPACE}${JSON.stringify(['sync', `match-${game}`, String(player), undefined, SEATS])}`);
          else if (head === '2') wire.send('3');
          else if (head.startsWith(`42${NAMESPACE}["sync"`)) resolve(wire);
          else if (head.startsWith(`42${NAMESPACE}["update"`)) {
            if (player === 0) {
              states[game] = numberAfter(data, start, end, '"_stateID":');
              turns[game] = numberAfter(data, start, end, '"currentPlayer":"');
            }
            contender.heard(game);
          }
        }).catch(reject);
      });
    },
    halfway,
  );
  return contender;
}

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE_PATCH = 15;

/** Plays the toy game in Colyseus's rooms: a message of a client, and a patch of the state to all six. */
export async function colyseusContender(
  port: number,
  paths: readonly string[],
  halfway: () => Promise<void>,
): Promise<Contender> {
  let bytes = 0;
  // A message named `sell` with the number 1, in MessagePack.
  const sell = String.fromCharCode(ROOM_DATA, 0xa4, ...[...'sell'].map((letter) => letter.charCodeAt(0)), 1);
  const moves = new Int32Array(paths.length / SEATS);
  const contender: Contender = {
    name: 'Colyseus, in memory',
    heard: () => undefined,
    bytes: () => bytes,
    faults: () => 0,
    move(game) {
      const player = (moves[game] ?? 0) % SEATS;
      moves[game] = (moves[game] ?? 0) + 1;
      wires[game * SEATS + player]?.sendBytes(sell);
      return true;
    },
  };
  const wires = await inParts(
    paths.length,
    20,
    (i) =>
      new Promise<Wire>((resolve, reject) => {
        openWire(port, paths[i] ?? '', {}, (data, start, end, wire) => {
          bytes += end - start;
          if (data[start] === JOIN_ROOM) {
            wire.sendBytes(String.fromCharCode(JOIN_ROOM));
            resolve(wire);
          } else if (data[start] === ROOM_STATE_PATCH) contender.heard(Math.floor(i / SEATS));
        }).catch(reject);
      }),
    halfway,
  );
  return contender;
}

/** The number that follows a name in a message. */
function numberAfter(data: Buffer, start: number, end: number, name: string): number {
  const at = data.indexOf(name, start, 'latin1') + name.length;
  return Number.parseInt(data.toString('latin1', at, Math.min(end, at + 12)), 10);
}
