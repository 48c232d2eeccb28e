// What the compiler cannot know, and the code around it makes sure of.

/** The value, which is there. Without it the program is wrong, and nothing is made up in its place. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing that has to be there');
  return value;
}
