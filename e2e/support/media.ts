import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { staff, staffCookie } from './staff';

/** Other tests delete their pictures while they stand in a list of the panel. */
export const DELETED_PICTURE = /404 \(Not Found\) \(\S+\/cms-api\/media\/file\//;

export type Stored = { id: number; filename: string; sizes: object };

/** A JPEG of one colour; sizes in px. */
export const plainJpeg = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Stores a JPEG in the panel, as staff do. */
export async function storePicture(
  request: APIRequestContext,
  name: string,
  buffer: Buffer,
): Promise<Stored> {
  const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
  const multipart = { file: { name, mimeType: 'image/jpeg', buffer }, _payload: '{}' };
  const answer = await request.post(`${staff.origin}/cms-api/media`, { headers, multipart });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).doc;
}
