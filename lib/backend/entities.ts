import 'server-only';
import type { FeedPicture } from '../domain/types.ts';
import { readFeedItem } from './answers/feed.ts';
import { cached } from './cache.ts';
import { readOptional } from './panel-read.ts';
import { parseRows } from './rows.ts';
import { tags } from './tags.ts';

export function listFeed(): Promise<FeedPicture[]> {
  const path = '/api/entities/feed';
  const parse = (raw: unknown) => parseRows(readFeedItem, raw, { service: 'panel', path });
  const pictures = (items: FeedPicture[]) => items.map(({ image }) => image);
  const reading = { key: 'entities-feed', load: () => readOptional(path, []), parse, pictures };
  return cached(reading, [tags.entities]);
}
