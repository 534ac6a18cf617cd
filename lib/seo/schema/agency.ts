import type { EmploymentAgency, WebSite, WithContext } from 'schema-dts';
import type { SocialLinks } from '@/lib/backend/types';
import { href } from '@/lib/routes/href';
import type { Lang } from '@/lib/routes/screens';
import { absolute, CONTEXT, LANGUAGE } from './shared';

const NAME = 'Passarela';
const id = () => absolute('/#agency');

/** The agency where another thing names it: as employer, author or publisher. */
export const agency = () =>
  ({
    '@type': 'EmploymentAgency',
    '@id': id(),
    name: NAME,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  }) satisfies EmploymentAgency;

/** The agency itself: on the home page. A messenger's address is no page about it, Instagram's is. */
export const agencySchema = (
  description: string,
  image: string,
  social: SocialLinks | null,
): WithContext<EmploymentAgency> => ({
  '@context': CONTEXT,
  ...agency(),
  description,
  image: absolute(image),
  foundingDate: '2001',
  ...(social?.email ? { email: social.email.replace(/^mailto:/, '') } : {}),
  ...(social?.instagram ? { sameAs: [social.instagram] } : {}),
  address: { '@type': 'PostalAddress', addressCountry: 'BR' },
});

/** The website in a language. */
export const websiteSchema = (lang: Lang): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: NAME,
  url: absolute(href('home', {}, lang)),
  inLanguage: LANGUAGE[lang],
  publisher: agency(),
});
