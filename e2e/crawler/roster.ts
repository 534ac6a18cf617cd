import { talentPage } from '@passarela/contract';
import { z } from 'zod';
import { ageAt } from '../../lib/domain/ages';
import {
  ADULT_AGE_YEARS,
  CAST_CATEGORY_ID,
  HIDDEN_DIVISION_CATEGORY_ID,
  MODELS_CATEGORY_ID,
} from '../../lib/domain/constants';

const signedIn = z.object({ access_token: z.string() });

async function post(path: string, body: unknown, token?: string) {
  const answer = await fetch(`${process.env.INTEGRATION_URL}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function readTalents() {
  const { INTEGRATION_SALT: salt, INTEGRATION_API_KEY: api_key } = process.env;
  const { access_token } = signedIn.parse(await post('/api/signin', { salt, api_key }));
  return talentPage.parse(await post('/api/talents?paginate=1000', {}, access_token)).data;
}

export type Roster = { visible: number[]; hidden: number[]; noindex: number[]; minors: number[] };

/** The panel's published talents: in lists, hidden from lists, under 18 or of unknown age, `noindex`. */
export async function readRoster(): Promise<Roster> {
  const data = await readTalents();
  const isHidden = ({ divisions }: (typeof data)[number]) =>
    divisions.some(({ id_category }) => id_category === HIDDEN_DIVISION_CATEGORY_ID);
  const isInSection = ({ categories }: (typeof data)[number]) =>
    categories.some(({ id }) => id === MODELS_CATEGORY_ID || id === CAST_CATEGORY_ID);
  const ids = (some: typeof data) => some.map(({ id }) => id).sort((a, b) => a - b);
  return {
    visible: ids(data.filter((talent) => isInSection(talent) && !isHidden(talent))),
    hidden: ids(data.filter(isHidden)),
    minors: ids(data.filter(({ birthdate }) => (ageAt(birthdate, new Date()) ?? 0) < ADULT_AGE_YEARS)),
    noindex: ids(data.filter((talent) => talent.noindex && !isHidden(talent))),
  };
}
