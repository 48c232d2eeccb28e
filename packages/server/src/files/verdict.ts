// What is said of a file that was brought here. It is kept as facts; older ones were kept as a sentence.
import { type Language, type Remarked, sayRemarks } from '@marshall/words';
import { z } from 'zod';

const finding = z.object({ message: z.string(), figures: z.record(z.string(), z.unknown()).optional() });

export const keptVerdict = z.object({
  ok: z.boolean(),
  sentence: z.string().optional(),
  findings: z.array(finding).optional(),
  /** From how many of its entries, the first ones, it can be played on; absent where that was never looked at. */
  sound: z.number().optional(),
});

interface Said {
  readonly sentence?: string | undefined;
  readonly findings?: readonly Remarked[] | undefined;
}

/** A verdict with its sentence in place of what it is made of. */
export function tellVerdict<Kept extends Said>(
  kept: Kept,
  language: Language,
): Omit<Kept, keyof Said> & { readonly sentence: string } {
  const { sentence, findings = [], ...rest } = kept;
  return { ...rest, sentence: sentence ?? sayRemarks(language, findings) };
}
