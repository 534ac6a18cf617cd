import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { type AttributeLists, readAttributes } from './answers/option.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { NO_SUCH_CALL } from './panel-read.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

const path = '/api/talents/attributes';
const NO_LISTS = { gender: [] };

/** The option lists of talents, texts in `language`. */
export function getAttributes(language: Lang): Promise<AttributeLists> {
  const source = { service: 'integration', path } as const;
  const load = async () => {
    const call = { ...source, method: 'GET', query: { language }, expected: NO_SUCH_CALL } as const;
    const { status, body } = await callService(call);
    return NO_SUCH_CALL.includes(status) ? NO_LISTS : body;
  };
  const parse = (raw: unknown) => readOrInvalid(readAttributes(raw), raw, source);
  return cached({ key: `attributes-${language}`, load, parse }, [tags.options]);
}
