// `engine`, in English.
export const engine = {
  summary: 'let a computer commander play for another program, in lines of JSON on standard input and output',
  usage: [
    'Usage: ./marshall engine --commander NAME [--millis N]',
    '',
    '  --commander NAME  officer, general, recruit:hawk and so on',
    '  --millis N        how long a general or a marshal can think about one decision; otherwise it counts positions,',
    '                    and the same question always gets the same answer',
    '',
    'docs/bot-authors.md describes the lines.',
  ].join('\n'),
  noCommander: 'Choose who plays, such as --commander general.',
  unknown: (name: string, known: readonly string[]): string =>
    `There is no commander '${name}'. Choose ${known.join(', ')}.`,
  noMessage: 'This line isn’t a message. Send one JSON object a line, with a type: hello or moment.',
  noMoment: 'This moment isn’t complete. Send seat, setup, view and fallback as docs/bot-authors.md describes them.',
  otherProtocol: (asked: number, spoken: number): string =>
    `This program speaks version ${spoken} of the protocol, not ${asked}.`,
  failed: (why: string): string => `The commander couldn’t decide, so it gives the default answer: ${why}`,
};
