import type { EmploymentAgency, WebSite } from 'schema-dts';
import type { Agency } from '@/lib/domain/agency';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import type { SocialLinks } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';

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

/** The agency itself: on the home page. A messenger's address is no page about it, Instagram's is. */
export const agencySchema = (
  { name, since, phone, email, address }: Agency,
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
  ...(social?.instagram ? { sameAs: [social.instagram] } : {}),
  address: {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    addressCountry: 'BR',
  },
});

export const websiteSchema = (name: string, lang: Lang): WebSite => ({
  '@type': 'WebSite',
  name,
  url: absolute(href('home', {}, lang)),
  inLanguage: LANGUAGE_TAGS[lang],
  publisher: agency(name),
});
