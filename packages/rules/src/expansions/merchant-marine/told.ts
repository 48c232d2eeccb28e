// What Colonial Legions and Merchant Marine may tell: the facts of each refusal and question. The words package has a sentence for each.

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface MarineRefusals {}

// biome-ignore lint/suspicious/noEmptyInterface: filled as the sentences move out of this room
export interface MarineQuestions {}
