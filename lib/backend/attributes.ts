import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { type AttributeLists, readAttributes } from './answers/option.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

const path = '/api/talents/attributes';

/** The option lists of talents, texts in `language` (CONTRACT, GET /api/talents/attributes). */
export function getAttributes(language: Lang): Promise<AttributeLists> {
  const load = async () =>
    (await callService({ service: 'integration', method: 'GET', path, query: { language } })).body;
  const parse = (raw: unknown) => readOrInvalid(readAttributes(raw), raw, { service: 'integration', path });
  return cached({ key: `attributes-${language}`, load, parse }, [tags.options]);
}
