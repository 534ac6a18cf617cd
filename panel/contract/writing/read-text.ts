import type { z } from 'zod';
import type { Row } from '../../inbox/insert.ts';
import { accept } from '../http/input.ts';
import type { Read } from './intake.ts';
import { readMultipart } from './multipart.ts';

/** Reads a form of text fields only; files in it are thrown away unread. */
export const readText =
  <T extends z.core.$ZodType>(schema: T, bodyBytes: number, toRow: (entry: z.output<T>) => Row): Read =>
  async ({ request }) => {
    const limits = { bodyBytes, fieldBytes: bodyBytes, fileBytes: bodyBytes };
    const fields = await readMultipart(request, limits, async ({ stream }) => {
      stream.resume();
    });
    return { row: toRow(accept(schema, fields)), undo: async () => {} };
  };
