import 'server-only';
import { talentSummary } from '@passarela/contract';
import { LIST_MAX_TALENTS } from '../constants.ts';
import type { Section } from '../routes/screens.ts';
import { categoryIdOf, isListed } from '../talents/list.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { parseData } from './rows.ts';
import { tags } from './tags.ts';
import { trimRow } from './trim.ts';
import type { TalentRow } from './types.ts';

const path = '/api/talents';
const byName = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

/**
 * Everybody listed in a section, by name, without those of the hidden division (SPEC sections 2 and 7). Fetched once
 * for all pages, letters, genders and languages; throws BackendError only where there never were data.
 */
export function listTalents(section: Section): Promise<TalentRow[]> {
  const load = async () => {
    const answer = await callService({
      service: 'integration',
      method: 'POST',
      path,
      query: { language: 'pt', paginate: LIST_MAX_TALENTS, cover_web: 1 },
      json: { category: categoryIdOf(section) },
    });
    return answer.body;
  };
  const parse = (raw: unknown) =>
    parseData(talentSummary, raw, { service: 'integration', path })
      .map(trimRow)
      .filter((row) => isListed(row, section))
      .sort((a, b) => byName.compare(a.name, b.name));
  return cached({ key: `talents-${section}`, load, parse }, [tags.talents]);
}
