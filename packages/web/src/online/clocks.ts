/** The clocks that a host can choose: seconds, what they are for, and what each answer brings. */
export const CLOCKS = {
  none: {},
  minute: { clock: 60 },
  five: { clock: 300 },
  halfDay: { clock: 43_200 },
  day: { clock: 86_400 },
  threeDays: { clock: 259_200 },
  stageEvening: { clock: 14_400, clockKind: 'stage' },
  stageHalfDay: { clock: 43_200, clockKind: 'stage' },
  stageDay: { clock: 86_400, clockKind: 'stage' },
  bank: { clock: 172_800, clockKind: 'bank', increment: 7200 },
} as const;
