import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import * as ofForms from './form-constants.ts';

it('the numbers of the business are those of SPEC section 9', () => {
  expect({ ...constants, ...ofForms }).toMatchObject({
    PREHOME_CLOSE_MS: 10_000,
    PREHOME_SLIDE_MS: 2_500,
    HOME_CAROUSEL_MS: 2_500,
    GALLERY_SLIDE_MS: 1_000,
    PAGE_FADE_MS: 800,
    FADE_MS: 500,
    FORM_RESET_MS: 2_500,
    LANGUAGE_LOADING_MS: 600,
    LIST_PAGE_SIZE: 20,
    LIST_TRIGGER_PX: 100,
    LIST_MAX_TALENTS: 1_000,
    HIDDEN_DIVISION_CATEGORY_ID: 1446,
    MODELS_CATEGORY_ID: 1,
    CAST_CATEGORY_ID: 1891,
    FILE_NAME_MAX_CHARS: 20,
    EXCERPT_MAX_CHARS: 74,
    MEDIA_SWITCH_PX: 650,
    FAVORITES_STORAGE_KEY: 'favorites',
    PHONE_MASK: '+## (##) #####-####',
    IMAGE_TYPES: ['image/png', 'image/gif', 'image/jpeg'],
    VIDEO_EXTENSIONS: ['mp4', 'webm', 'ogg'],
    BREAKPOINTS_PX: [640, 768, 1024, 1280, 1366, 1500, 1650, 1750],
  });
});

const style = (name: string) => readFileSync(new URL(`../../components/ui/${name}`, import.meta.url), 'utf8');

it('the styles keep the same times and breakpoints [S174.2]', () => {
  expect(style('tokens.scss')).toContain(`--page-fade: ${constants.PAGE_FADE_MS}ms;`);
  expect(style('tokens.scss')).toContain(`--fade: ${constants.FADE_MS}ms;`);
  const folder = new URL('../../components/', import.meta.url);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.scss'),
  ))
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/from\(\d/);
  // in em, which are 16 px unless a browser's letters are larger
  const used = [...style('_breakpoints.scss').matchAll(/^\$\w+: ([\d.]+)em;/gm)].map(
    ([, em]) => Number(em) * 16,
  );
  expect(used).toEqual([...constants.BREAKPOINTS_PX]);
});
