import type { EmploymentAgency, WebSite } from 'schema-dts';
import { AGENCY_NAME } from '@/lib/domain/constants';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import type { SocialLinks } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';

const id = () => absolute('/#agency');

/** The agency where another thing names it: as employer, author or publisher. */
export const agency = () =>
  ({
    '@type': 'EmploymentAgency',
    '@id': id(),
    name: AGENCY_NAME,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  }) satisfies EmploymentAgency;

/** The agency itself: on the home page. A messenger's address is no page about it, Instagram's is. */
export const agencySchema = (
  description: string,
  image: string,
  social: SocialLinks | null,
): EmploymentAgency => ({
  ...agency(),
  description,
  image: absolute(image),
  foundingDate: '2001',
  ...(social?.email ? { email: social.email.replace(/^mailto:/, '') } : {}),
  ...(social?.instagram ? { sameAs: [social.instagram] } : {}),
  address: { '@type': 'PostalAddress', addressCountry: 'BR' },
});

export const websiteSchema = (lang: Lang): WebSite => ({
  '@type': 'WebSite',
  name: AGENCY_NAME,
  url: absolute(href('home', {}, lang)),
  inLanguage: LANGUAGE_TAGS[lang],
  publisher: agency(),
});
