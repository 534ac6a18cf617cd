import { z } from 'zod';

const link = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]);

/** The ids of linked pictures, each once; links as ids or loaded, alone or in lists, or none. */
export const mediaIds = (values: readonly unknown[]): number[] => [
  ...new Set(values.flat().flatMap((value) => link.safeParse(value).data ?? [])),
];
