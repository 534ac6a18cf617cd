import { isRecord } from '@passarela/contract/is-record';
import type { FeedPicture } from '../../domain/types.ts';
import { readFile } from './gallery.ts';
import type { ReadRow } from './row.ts';
import { needs } from './row.ts';
import { rawText, readText } from './scalars.ts';

export function readFeedItem(value: unknown): ReadRow<FeedPicture> {
  const row = isRecord(value) ? value : {};
  const read = needs({ image: readFile(row.image), permalink: readText(row.permalink) });
  if ('missing' in read) return read;
  return {
    value: { ...read.value, id: rawText(row.id) || read.value.permalink, caption: readText(row.caption) },
  };
}
