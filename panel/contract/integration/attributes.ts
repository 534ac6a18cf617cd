import { type Attributes, language } from '@passarela/contract';
import { EYES, HAIR } from '@passarela/contract/colours';
import { GENDERS, SKIN_TONES } from '@passarela/contract/people';
import { z } from 'zod';
import { remember } from '../../platform/db/remember.ts';
import { divisionKey } from '../../platform/reference/categories.ts';
import { optionList } from '../../platform/reference/option-list.ts';
import { json } from '../http/answer.ts';
import { accept } from '../http/input.ts';
import type { Handler } from '../http/route.ts';

const query = z.object({ language: language.default('pt') });

const sections = remember('sections', async (payload) => {
  const everything = { depth: 0, pagination: false, sort: 'id' } as const;
  const [categories, divisions, skills] = await Promise.all([
    payload.find({ collection: 'categories', where: { is_internal: { not_equals: true } }, ...everything }),
    payload.find({ collection: 'divisions', ...everything }),
    payload.find({ collection: 'skills', ...everything }),
  ]);
  return { categories: categories.docs, divisions: divisions.docs, skills: skills.docs };
});

/** GET {INTEGRATION}/api/talents/attributes. */
export const attributes: Handler = async (call) => {
  const { language } = accept(query, Object.fromEntries(call.query));
  const { categories, divisions, skills } = await sections(call.payload);
  const answer: Attributes = {
    gender: optionList(GENDERS, language),
    hair: optionList(HAIR, language),
    eyes: optionList(EYES, language),
    skin_tone: SKIN_TONES.map(({ id, name }) => ({ id, value: name[language] })),
    categories: categories.map(({ id, name }) => ({ id, value: name[language] })),
    divisions: divisions.map(({ id, name, category }) => ({
      id,
      value: name[language],
      id_category: typeof category === 'object' ? category.id : category,
      key: divisionKey(id),
    })),
    skills: skills.map(({ id, name }) => ({ id, value: name[language] })),
  };
  return json(answer);
};
