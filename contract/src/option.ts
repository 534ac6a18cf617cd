import { z } from 'zod';
import { DIVISION_NAMES, isDivisionSlug } from './talent-lists.ts';

/** One choice of a list: a numeric or keyed id and its text in the requested language. */
export const option = z.object({ id: z.union([z.string(), z.number()]), value: z.string() });
export type Option = z.infer<typeof option>;

/** `key` names a division of the navigation, whatever staff call it; `slug` is the word of any other in addresses. */
const divisionOption = option.extend({
  id_category: z.number().int(),
  key: z.enum(DIVISION_NAMES).optional(),
  slug: z.string().refine(isDivisionSlug).optional(),
});

/** GET /api/talents/attributes. */
export const attributes = z.object({
  gender: z.array(option),
  hair: z.array(option),
  eyes: z.array(option),
  skin_tone: z.array(option),
  categories: z.array(option),
  divisions: z.array(divisionOption),
  skills: z.array(option).optional(),
});
export type Attributes = z.infer<typeof attributes>;

/** GET /api/options: only the requested lists. */
export const locationOptions = z.object({
  countries: z.array(option).optional(),
  states: z.array(option).optional(),
  cities: z.array(option).optional(),
  skin_tone: z.array(option).optional(),
  /** The media types of an application's photos. */
  photo_types: z.array(z.string()).optional(),
});
export type LocationOptions = z.infer<typeof locationOptions>;
