import { HEIC_TYPE, type LocationOptions, language } from '@passarela/contract';
import { SKIN_TONES } from '@passarela/contract/people';
import { z } from 'zod';
import { citiesOf } from '../../platform/reference/brazil.ts';
import { countryTexts } from '../../platform/reference/countries.ts';
import { optionList } from '../../platform/reference/option-list.ts';
import { statesOf } from '../../platform/reference/states.ts';
import { json } from '../http/answer.ts';
import { accept, parseJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';

const query = z.object({
  language: language.default('pt'),
  countries: z.string().optional(),
  states: z.string().optional(),
  cities: z.string().optional(),
  skin_tone: language.optional(),
  photo_types: z.string().optional(),
});

const place = z.object({ country: z.string(), state: z.string() });

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', HEIC_TYPE];

const countries = countryTexts();

/** `cities` is a JSON place, or `1` at load, when nothing is chosen yet and the list is empty. */
function cities(asked: string): LocationOptions['cities'] {
  if (asked === '1') return [];
  const { country, state } = accept(place, parseJson(asked, 'cities is not JSON'));
  return country === 'BR' ? citiesOf(state) : [];
}

/** GET {INTEGRATION}/api/options: only the requested lists. */
export const options: Handler = async (call) => {
  const asked = accept(query, Object.fromEntries(call.query));
  const { language, skin_tone } = asked;
  const answer: LocationOptions = {
    ...(asked.countries === '1' && {
      countries: optionList(countries, language).sort((a, b) => a.value.localeCompare(b.value, language)),
    }),
    ...(asked.states !== undefined && { states: statesOf(asked.states) }),
    ...(asked.cities !== undefined && { cities: cities(asked.cities) }),
    ...(skin_tone && { skin_tone: SKIN_TONES.map(({ id, name }) => ({ id, value: name[skin_tone] })) }),
    ...(asked.photo_types === '1' && { photo_types: PHOTO_TYPES }),
  };
  return json(answer);
};
