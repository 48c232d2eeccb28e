// Help, and what is wrong with a command line, in English.
export const common = {
  overview: (commands: readonly string[]): string =>
    [
      'Marshall is a referee for the board game Supremacy. It runs the stages and the bank, for people and computer commanders.',
      '',
      'Usage: ./marshall <command> [options]',
      '',
      ...commands.map((line) => `  ${line}`),
      '',
      'To play in a browser, run: npm start',
      'To see the options of one command, run: ./marshall <command> --help',
      'To choose a language, add --language en, de or es. Otherwise your system’s setting (LANG) decides.',
    ].join('\n'),
  noCommand: (name: string, near: readonly string[]): string =>
    near.length === 0
      ? `There is no command '${name}'. Run ./marshall --help to see them all.`
      : `There is no command '${name}'. Did you mean ${near.join(' or ')}?`,
  noLanguage: (code: string, known: readonly string[]): string =>
    `There is no language '${code}'. Choose ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`,
  noOption: (option: string, near: readonly string[]): string =>
    near.length === 0
      ? `There is no option ${option} here. Use --help to see the options.`
      : `There is no option ${option} here. Did you mean ${near.join(' or ')}?`,
  needsValue: (option: string): string => `${option} needs a value. Use --help to see an example.`,
  takesNoValue: (option: string): string => `${option} takes no value. Write just ${option}.`,
  twice: (option: string): string => `You gave --${option} twice. Give it once.`,
  strayWord: (word: string, command: string): string =>
    `'${word}' doesn’t belong here. Run ./marshall ${command} --help to see the options.`,
  whole: (name: string, least: number, most: number, text: string): string =>
    `${name} must be a whole number from ${least} to ${most}, not '${text}'.`,
  choice: (option: string, choices: readonly string[], text: string): string =>
    `--${option} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not '${text}'.`,
  tooLong: (name: string, most: number, length: number): string =>
    `${name} can have up to ${most} characters. Yours has ${length}.`,
};
