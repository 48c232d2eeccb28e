// What the referee itself and the options of a game may tell: the facts of each refusal. The words package has a sentence for each.

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface RefereeRefusals {}
