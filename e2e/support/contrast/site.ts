import type { Page } from '@playwright/test';
import sharp from 'sharp';
import english from '../../../messages/en.json' with { type: 'json' };
import portuguese from '../../../messages/pt.json' with { type: 'json' };
import { type Kind, screensOf } from '../../../scripts/lib/screens';
import { EN, PT } from '../application-page';

/** The site in one language: its words, and an address of each screen. */
export type Site = {
  lang: 'pt' | 'en';
  messages: typeof portuguese | typeof english;
  form: typeof PT | typeof EN;
  path: (kind: Kind | 'compare') => string;
};

export async function siteIn(lang: Site['lang'], base: string): Promise<Site> {
  const screens = (await screensOf(base)).filter((screen) => screen.lang === lang);
  const pathOf = (kind: Kind) => {
    const found = screens.find((screen) => screen.kind === kind);
    if (!found) throw new Error(`${base} has no ${kind} in ${lang}`);
    return found.path;
  };
  const ids = new URL(pathOf('selection'), base).searchParams.get('ids')?.split(',').slice(0, 4).join(',');
  const compare = `${lang === 'pt' ? '/comparar' : '/en/compare'}?ids=${ids}`;
  return {
    lang,
    messages: lang === 'pt' ? portuguese : english,
    form: lang === 'pt' ? PT : EN,
    path: (kind) => (kind === 'compare' ? compare : pathOf(kind)),
  };
}

/** Every photograph is painted over with the palest or the darkest that may be published. */
export type Pictures = 'own' | 'white' | 'black';

export async function replacePictures(page: Page, pictures: Pictures) {
  if (pictures === 'own') return;
  const body = await sharp({ create: { width: 12, height: 16, channels: 3, background: pictures } })
    .png()
    .toBuffer();
  await page.route(/\/_next\/image|\.(jpe?g|webp|avif|png)(\?|$)/, (route) =>
    route.fulfill({ body, contentType: 'image/png' }),
  );
}
