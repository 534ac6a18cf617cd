import { z } from 'zod';

const FIXED_TAGS = ['talents', 'slides', 'entities', 'posts', 'social', 'options'] as const;

/** A cache tag (docs/services.md#freshness): a fixed word, `talent:{id}` or `post:{batch}`. */
export const tag = z.union([z.enum(FIXED_TAGS), z.string().regex(/^(talent:\d+|post:[\w-]{1,100})$/)]);
export type Tag = (typeof FIXED_TAGS)[number] | `talent:${number}` | `post:${string}`;

/** Body of POST {SITE_URL}/api/revalidate. */
export const revalidateBody = z.object({ tags: z.array(tag).min(1).max(500) });
