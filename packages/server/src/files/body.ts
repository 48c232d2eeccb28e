// The body of a request that brings a game file. It may be large: it is parsed in the thread that checks the file.
import { z } from 'zod';
import { ApiError, malformed } from '../http/errors.ts';
import { line } from '../lobby/shapes.ts';

/** What is sent to check a file, and to bring one. */
export const FILE_BODIES = {
  verify: z.strictObject({ file: z.string() }),
  import: z.strictObject({ file: z.string(), title: line(80).optional() }),
} as const;

export type FileBody = keyof typeof FILE_BODIES;

/** Reads a body as it came. */
export function readFileBody(kind: FileBody, bytes: Uint8Array): z.infer<(typeof FILE_BODIES)['import']> {
  const read = FILE_BODIES[kind].safeParse(parse(new TextDecoder().decode(bytes)), { reportInput: true });
  if (!read.success) throw malformed(read.error);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'malformed:json');
  }
}
