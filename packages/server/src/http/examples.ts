// A short session in examples: the description shows them, and a test carries them out one after the other.

export interface Example {
  readonly route: string;
  /** The path with its parameters; `GAME` is the game that an earlier example made. */
  readonly path: string;
  readonly body: unknown;
  /** What the answer holds. */
  readonly gives: Readonly<Record<string, unknown>>;
}

export const EXAMPLES: readonly Example[] = [
  { route: 'POST /api/guests', path: '/api/guests', body: { name: 'Ann' }, gives: { name: 'Ann', claimed: false } },
  { route: 'POST /api/bot-tokens', path: '/api/bot-tokens', body: { name: 'My program' }, gives: {} },
  {
    route: 'POST /api/games',
    path: '/api/games',
    body: {
      title: 'First steps',
      public: false,
      options: { detenteCycle: 3 },
      seats: [
        { power: 'usa', player: 'me' },
        { power: 'china', player: { bot: 'officer' } },
      ],
    },
    gives: { title: 'First steps', status: 'open', owner: true },
  },
  {
    route: 'POST /api/games/:id/seats/:seat/ready',
    path: '/api/games/GAME/seats/usa/ready',
    body: { ready: true, contribution: 'any words of yours' },
    gives: { status: 'running' },
  },
  {
    route: 'POST /api/games/:id/options',
    path: '/api/games/GAME/options',
    body: { draft: { type: 'place-armies' } },
    gives: {},
  },
  {
    route: 'POST /api/games/:id/why',
    path: '/api/games/GAME/why',
    body: { command: { type: 'place-armies', territories: ['tibet'] } },
    gives: {},
  },
  {
    route: 'POST /api/games/:id/commands',
    path: '/api/games/GAME/commands',
    body: { id: 'move-1', command: { type: 'place-armies', territories: ['alaska'] } },
    gives: { type: 'accepted', again: false },
  },
  {
    route: 'POST /api/games/:id/messages',
    path: '/api/games/GAME/messages',
    body: { to: 'all', text: 'Good luck!' },
    gives: {},
  },
];
