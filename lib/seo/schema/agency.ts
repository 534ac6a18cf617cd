import { type OpeningHours, WEEKDAYS, type Weekday } from '@passarela/contract';
import type { EmploymentAgency, WebSite } from 'schema-dts';
import type { Agency } from '@/lib/domain/agency';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import type { SocialLinks } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';
import { oneLine } from '@/lib/view/agency-contacts';

const id = () => absolute('/#agency');

/** The agency inside another thing: as employer, author or publisher. */
export const agency = (name: string) =>
  ({
    '@type': 'EmploymentAgency',
    '@id': id(),
    name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  }) satisfies EmploymentAgency;

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

function daysOf({ from, to }: OpeningHours): Weekday[] {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to ?? from)];
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + count);
}

const openingHours = (hours: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: daysOf(hours).map((day) => `https://schema.org/${DAYS[day]}` as const),
  opens: `${hours.opens}:00`,
  closes: `${hours.closes}:00`,
});

const sameAs = (urls: (string | null | undefined)[]) => {
  const known = urls.filter((url) => typeof url === 'string');
  return known.length > 0 ? { sameAs: known } : {};
};

/** The agency itself: on the home page. A messenger's address is no page about it, Instagram's is. */
export const agencySchema = (
  { name, since, phone, email, address, legal_name, cnpj, hours, people, networks }: Agency,
  description: string,
  image: string,
  social: SocialLinks | null,
): EmploymentAgency => ({
  ...agency(name),
  description,
  image: absolute(image),
  ...(since === null ? {} : { foundingDate: String(since) }),
  ...(email ? { email } : social?.email ? { email: social.email.replace(/^mailto:/, '') } : {}),
  ...(phone ? { telephone: phone } : {}),
  ...(legal_name ? { legalName: legal_name } : {}),
  ...(cnpj ? { taxID: cnpj } : {}),
  ...(hours.length > 0 ? { openingHoursSpecification: hours.map(openingHours) } : {}),
  ...(people.length > 0
    ? { employee: people.map((person) => ({ '@type': 'Person' as const, name: person.name })) }
    : {}),
  ...sameAs([social?.instagram, ...networks.map(({ url }) => url)]),
  address: {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: oneLine(address) } : {}),
    addressCountry: 'BR',
  },
});

export const websiteSchema = (name: string, lang: Lang): WebSite => ({
  '@type': 'WebSite',
  name,
  url: absolute(href('home', {}, lang)),
  inLanguage: LANGUAGE_TAGS[lang],
  // the home page says the rest of it
  publisher: { '@type': 'EmploymentAgency', '@id': id() },
});
