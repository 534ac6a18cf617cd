import { z } from 'zod';

const models = z.array(z.object({ id: z.number(), name: z.string() }));

/** The talents that a stored quote is about, as its sender saw them. */
export const quotedModels = (stored: string): z.infer<typeof models> => models.parse(JSON.parse(stored));
