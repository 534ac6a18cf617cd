import { EYES, HAIR } from '@passarela/contract/colours';
import { SKIN_TONES } from '@passarela/contract/people';
import { describe, expect, it } from 'vitest';
import { SERVER_ERROR_TEXTS } from '@/components/errors/server-error-texts';
import en from './en.json';
import pt from './pt.json';

// The labels that SPEC sections 2, 3 and 8 name, also those that stand on no screen.
describe('labels of the SPEC', () => {
  it.each([
    ['the quote', en.Favorites.budget, 'Request a quote'],
    ['no favorites', en.Favorites.empty, 'No talent selected!'],
    ['no posts', en.Blog.empty, 'No post found!'],
    ['more of a post', en.Blog.more, 'See more'],
    ['not found', en.Errors.notFound, 'This page could not be found.'],
    ['about', en.Navbar.about, 'About Us'],
    ['be a model', en.Navbar.beAModel, 'Be a Model'],
    ['the dropdown', pt.Navbar.models, 'Modelos'],
    ['return', SERVER_ERROR_TEXTS.en.return, 'Return'],
    ['the way home', SERVER_ERROR_TEXTS.en.home, 'HOME'],
    ['no video', pt.Errors.videoUnsupported, 'Seu navegador não suporta vídeos.'],
    ['blonde', HAIR.blonde.en, 'Blonde'],
    ['ash blonde', HAIR.ash_blonde.en, 'Ash Blonde'],
    ['auburn', HAIR.auburn.en, 'Auburn'],
  ])('the label of %s is the one of the SPEC [S75.2]', (_what, text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    ['eyes', en.Measures.eyes, 'Eyes color'],
    ['hair', en.Measures.hair, 'Hair color'],
    ['eyes in Portuguese', pt.Measures.eyes, 'Cor dos olhos'],
    ['hair in Portuguese', pt.Measures.hair, 'Cor do cabelo'],
    ['a second phone', en.Scouted.labels.phone2, 'Second phone'],
    ['a video', en.Scouted.labels.video, 'Video'],
  ])('%s: a label of the application [S72.38-40 S72.44]', (_what, text, expected) => {
    expect(text).toBe(expected);
  });

  it.each(['pt', 'en'] as const)('the 500 page has its labels in %s too [S72.31-37 S97.1]', (lang) => {
    const { return: back, home, server } = SERVER_ERROR_TEXTS[lang];
    for (const text of [back, home, server]) expect(text).toMatch(/\S/);
  });

  it('hair has 25 colours, eyes have 17 [S96.12 S96.13]', () => {
    expect(Object.keys(HAIR)).toHaveLength(25);
    expect(Object.keys(EYES)).toHaveLength(17);
  });

  it('skin tones carry their codes [S96.14]', () => {
    expect(Object.fromEntries(SKIN_TONES.map(({ id, name }) => [id, name.en]))).toEqual({
      1160: 'Albino',
      1161: 'Yellowish',
      1162: 'White',
      1163: 'Indigenous',
      1164: 'Black',
      1165: 'Brown',
      1166: 'Vitiligo',
    });
  });

  it.each([
    [
      'Navbar',
      'home casting about contact beAModel favorites international mainboard newFaces commercial blog',
    ],
    ['Talent', 'back book compo video snap biography print download'],
    ['Favorites', 'delete budget empty addFavorite removeFavorite'],
    [
      'Measures',
      'age height bust chest waist hips jeans shoes eyes hair weight suit shirt nationality skills skin',
    ],
    [
      'Categories',
      'men women actors cast influencers newFaces development plusSize international commercial kids teens celebrities',
    ],
    ['Genders', 'man woman other'],
    ['Errors', 'notFound'],
  ] as const)(
    '%s has all of them in both languages [S66.17-27 S72.31-37 S72.42 S72.43 S88.6 S97.1]',
    (namespace, keys) => {
      for (const key of keys.split(' ')) {
        expect(pt[namespace], `pt.${namespace}.${key}`).toHaveProperty(key, expect.stringMatching(/\S/));
        expect(en[namespace], `en.${namespace}.${key}`).toHaveProperty(key, expect.stringMatching(/\S/));
      }
    },
  );

  it('a favorite is told with its name [S103.5]', () => {
    for (const text of [pt.Favorites.addFavorite, pt.Favorites.removeFavorite, en.Favorites.addFavorite])
      expect(text).toContain('{name}');
  });
});
