import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  EmploymentAgency,
  ImageObject,
  ListItem,
  Person,
  ProfilePage,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { PostDetail, SocialLinks, TalentProfile, TalentRow } from '@/lib/backend/types';
import { env } from '@/lib/env';
import { href, hrefOf } from '@/lib/routes/href';
import type { Lang, Place, Section } from '@/lib/routes/screens';
import { mediaUrl } from '@/lib/view/media';
import { isoMoment } from './moment';

const absolute = (path: string) => new URL(path, env().SITE_URL).href;
const LANGUAGE: Record<Lang, string> = { pt: 'pt-BR', en: 'en' };
const ADULT_YEARS = 18;

const CONTEXT = 'https://schema.org';

const organisationId = () => absolute('/#agency');

/** The agency and its website: on the home page. */
export function agencySchema(
  name: string,
  description: string,
  social: SocialLinks | null,
): WithContext<EmploymentAgency> {
  const sameAs = [social?.instagram, social?.whatsapp].filter((url) => typeof url === 'string');
  return {
    '@context': CONTEXT,
    '@type': 'EmploymentAgency',
    '@id': organisationId(),
    name,
    description,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    image: absolute('/icon-512.png'),
    foundingDate: '2001',
    ...(social?.email ? { email: social.email.replace(/^mailto:/, '') } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    address: { '@type': 'PostalAddress', addressCountry: 'BR' },
  };
}

export const websiteSchema = (name: string, lang: Lang): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: absolute(href('home', {}, lang)),
  inLanguage: LANGUAGE[lang],
  publisher: { '@id': organisationId() },
});

/** The way from home to a page, as names and places. */
export function breadcrumbSchema(
  lang: Lang,
  steps: { name: string; place: Place }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ({ name, place }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(hrefOf(place, lang)),
      }),
    ),
  };
}

type ListFacts = {
  lang: Lang;
  section: Section;
  place: Place;
  title: string;
  description: string;
  rows: TalentRow[];
  firstPosition: number;
};

/** A page of the talent list. */
export function listSchema({
  lang,
  section,
  place,
  title,
  description,
  rows,
  firstPosition,
}: ListFacts): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: title,
    description,
    url: absolute(hrefOf(place, lang)),
    inLanguage: LANGUAGE[lang],
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: rows.length,
      itemListElement: rows.map(
        ({ id, name }, index): ListItem => ({
          '@type': 'ListItem',
          position: firstPosition + index,
          name,
          url: absolute(href('talent', { section, id, name }, lang)),
        }),
      ),
    },
  };
}

const imageSchema = (file: string, size: { width: number | null; height: number | null }): ImageObject => ({
  '@type': 'ImageObject',
  contentUrl: mediaUrl(file),
  url: mediaUrl(file),
  ...(size.width ? { width: { '@type': 'QuantitativeValue', value: size.width, unitCode: 'E37' } } : {}),
  ...(size.height ? { height: { '@type': 'QuantitativeValue', value: size.height, unitCode: 'E37' } } : {}),
});

const GENDER = { man: 'Male', woman: 'Female', other: null } as const;

/** A talent. Never a birthdate; of minors, and where the age is unknown, nothing about the body. */
export function profileSchema(talent: TalentProfile, lang: Lang, section: Section): WithContext<ProfilePage> {
  const { id, name, nationality, age, measures } = talent;
  const gender = GENDER[talent.gender];
  const height = Number.parseInt(measures.height ?? '', 10);
  const isAdult = age !== null && age >= ADULT_YEARS;
  const first = talent.book[0];
  const person: Person = {
    '@type': 'Person',
    name,
    url: absolute(href('talent', { section, id, name }, lang)),
    jobTitle: section === 'cast' ? 'Actor' : 'Model',
    worksFor: { '@id': organisationId() },
    ...(gender ? { gender } : {}),
    ...(nationality ? { nationality: { '@type': 'Country', name: nationality } } : {}),
    ...(talent.cover ? { image: mediaUrl(talent.cover) } : {}),
    ...(isAdult && height > 0
      ? { height: { '@type': 'QuantitativeValue', value: height, unitCode: 'CMT' } }
      : {}),
  };
  const modified = isoMoment(talent.updatedAt);
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    url: absolute(href('talent', { section, id, name }, lang)),
    inLanguage: LANGUAGE[lang],
    mainEntity: person,
    ...(modified ? { dateModified: modified } : {}),
    ...(first ? { primaryImageOfPage: imageSchema(first.file, first) } : {}),
  };
}

/** A post. */
export function postSchema(post: PostDetail, lang: Lang): WithContext<BlogPosting> {
  const published = isoMoment(post.createdAt);
  const modified = isoMoment(post.updatedAt);
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description ?? post.excerpt,
    url: absolute(href('post', { slug: post.slug }, lang)),
    mainEntityOfPage: absolute(href('post', { slug: post.slug }, lang)),
    inLanguage: LANGUAGE[lang],
    author: { '@id': organisationId() },
    publisher: { '@id': organisationId() },
    ...(post.cover ? { image: mediaUrl(post.cover) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
  };
}
