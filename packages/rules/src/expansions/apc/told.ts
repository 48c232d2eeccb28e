// What Armored Personnel Carriers may tell: the facts of each refusal and question. The words package has a sentence for each.

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface ApcRefusals {}

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface ApcQuestions {}
