import { each } from '@passarela/contract/each';
import { GENDERS } from '@passarela/contract/people';
import type { Application, Talent } from '../../platform/db/payload-types.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';

const isGender = (value: string): value is Talent['gender'] => Object.hasOwn(GENDERS, value);

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A talent made of an application: fields that the site may show one day, and the agency's own. */
export function draftOf(application: Application) {
  const {
    name,
    realname = null,
    birthdate = null,
    height = null,
    gender_id,
    reference,
    instagr,
  } = application;
  const { email = null, phone = null } = application;
  const place = line(application.city, application.state, application.country);
  return {
    name: name || realname || reference,
    gender: gender_id && isGender(gender_id) ? gender_id : ('other' as const),
    status: 'draft' as const,
    birthdate,
    height,
    external_id: draftKey(application),
    agency: {
      real_name: realname,
      phone,
      email,
      ...each(GUARDIAN, (name) => application[name] ?? null),
      notes: [reference, instagr, place].filter(Boolean).join('\n'),
    },
  };
}

/** Finds the talent of an application even if the panel was killed before it noted the id there. */
export const draftKey = ({ reference }: Pick<Application, 'reference'>): string => `application ${reference}`;
