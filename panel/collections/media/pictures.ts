import type { Where } from 'payload';

/** Media that a place for pictures takes: a video there would be a broken picture. */
export const PICTURES: Where = { mimeType: { contains: 'image/' } };
