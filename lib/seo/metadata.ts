import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LANGS, LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import { absolute } from '@/lib/routes/absolute';
import { feedPath, hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import type messages from '@/messages/pt.json';
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from './social/images';

const OG_LOCALE: Record<Lang, string> = { pt: 'pt_BR', en: 'en_US' };

type SocialImage = { path: string; alt: string };

type PageFacts = {
  lang: Lang;
  route: Route;
  /** The same thing in the other language: `undefined` if only words differ, null for none. */
  translation?: Route | null;
  title: string;
  /** Takes the title as it stands, without the site's name behind it. */
  isWholeTitle?: boolean;
  /** The title in a chat, if the page's own would say little there. */
  socialTitle?: string;
  description: string;
  image: SocialImage;
  type?: 'website' | 'profile' | 'article';
  publishedAt?: string | undefined;
  modifiedAt?: string | undefined;
  noindex?: boolean;
};

/** The addresses of a thing in each language it has, pt-BR, en and x-default. */
export function languageAlternates({
  lang,
  route,
  translation,
}: Pick<PageFacts, 'lang' | 'route' | 'translation'>) {
  const places = LANGS.flatMap((each) => {
    const there = each === lang || translation === undefined ? route : translation;
    return there === null ? [] : [{ lang: each, url: absolute(hrefOf(there, each)) }];
  });
  const fallback = places.find((each) => each.lang === 'pt') ?? places[0];
  return {
    ...Object.fromEntries(places.map((each) => [LANGUAGE_TAGS[each.lang], each.url])),
    ...(fallback ? { 'x-default': fallback.url } : {}),
  };
}

/** Title, description, canonical, alternates, Open Graph and Twitter card of a page. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { lang, route, title, socialTitle = title, description, image, noindex = false } = facts;
  const siteName = (await getTranslations({ locale: lang, namespace: 'Site' }))('name');
  const canonical = absolute(hrefOf(route, lang));
  const images = [
    {
      url: absolute(image.path),
      width: SOCIAL_WIDTH_PX,
      height: SOCIAL_HEIGHT_PX,
      alt: image.alt,
      type: 'image/jpeg',
    },
  ];
  const others = LANGS.filter((each) => each !== lang).map((each) => OG_LOCALE[each]);
  const times = {
    ...(facts.publishedAt ? { publishedTime: facts.publishedAt } : {}),
    ...(facts.modifiedAt ? { modifiedTime: facts.modifiedAt } : {}),
  };
  return {
    title: facts.isWholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical,
      ...(noindex ? {} : { languages: languageAlternates(facts) }),
      types: { 'application/atom+xml': [{ url: absolute(feedPath(lang)), title: `${siteName} | Blog` }] },
    },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      ...(facts.type === 'article' ? { type: facts.type, ...times } : { type: facts.type ?? 'website' }),
      title: socialTitle,
      description,
      url: canonical,
      siteName,
      locale: OG_LOCALE[lang],
      alternateLocale: others,
      images,
    },
    twitter: { card: 'summary_large_image', title: socialTitle, description, images },
  };
}

type Errors = keyof (typeof messages)['Errors'];
type Titles = { [Title in Errors]: `${Title}Hint` extends Errors ? Title : never }[Errors];

export async function errorMetadata(lang: Lang, message: Titles): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Errors' });
  return { title: t(message), description: t(`${message}Hint`), robots: { index: false, follow: true } };
}
