// What is said of promises between players.

export interface PromiseErrors {
  'promise:computer': null;
  'promise:deal': null;
  'promise:many': { readonly most: number };
  'promise:none': null;
  'promise:past': { readonly cycle: number };
  'promise:theirs': null;
  'promise:yourself': null;
}

export interface PromiseRemarks {
  'promise:made': { readonly giver: string; readonly taker: string; readonly text: string; readonly until: number };
  'promise:kept': { readonly giver: string; readonly taker: string; readonly text: string };
  'promise:broken': { readonly giver: string; readonly taker: string; readonly text: string };
  'promise:open': { readonly giver: string; readonly taker: string; readonly text: string };
}
