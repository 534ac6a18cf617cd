import { z } from 'zod';
import { isRosterField, type RosterField } from './columns.ts';
import { PHOTO_FIELDS } from './photo-files.ts';

const CELL_MAX_CHARS = 10_000;
/** Rows in one question, so that it stays below the limit of bodies. */
const ROWS_AT_ONCE = 50;
const PHOTOS_MAX = 500;

const fieldName = z.custom<RosterField>((key) => typeof key === 'string' && isRosterField(key));

const line = z.number().int().min(1).max(1_000_000);
const cells = z.partialRecord(fieldName, z.string().max(CELL_MAX_CHARS));

export const checkBody = z.object({
  rows: z.array(z.object({ line, cells })).max(ROWS_AT_ONCE),
});
export const rowBody = z.object({
  line,
  cells,
  /** The talent that gets these fields of the row, as the check has read it; without it the row is a new talent. */
  update: z
    .object({
      talent: z.number().int().positive(),
      updatedAt: z.string(),
      fields: z.array(fieldName).min(1),
    })
    .optional(),
});
export const photoQuery = z.object({
  roster: z.coerce.number().int().positive(),
  line: z.coerce.number().int().positive(),
  place: z.enum(PHOTO_FIELDS),
  number: z.coerce.number().int().min(1).max(PHOTOS_MAX),
});
