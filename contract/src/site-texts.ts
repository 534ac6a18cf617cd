import * as z from 'zod';
import { each } from './each.ts';
import { orNull, textOrNull } from './primitives.ts';
import { DIVISION_NAMES } from './talent-lists.ts';

/** The texts of pages that staff may write anew, and the place of each standard text in `messages/`. */
export const TEXT_SOURCES = {
  home_intro: 'Home.about',
  home_cast: 'Home.castLine',
  home_be_a_model: 'Home.beAModelLine',
  home_contact: 'Home.contactLine',
  about_title: 'About.title',
  about_intro: 'About.lead',
  contact_title: 'Contact.title',
  contact_intro: 'Contact.intro',
  contact_next: 'Contact.introMore',
  be_a_model_title: 'Scouted.title',
  be_a_model_intro: 'Scouted.subtitle',
  be_a_model_next: 'Scouted.promise',
  be_a_model_sent: 'Scouted.arrived.steps.read.what',
  footer_promise: 'Footer.promise',
} as const;
export type TextKey = keyof typeof TEXT_SOURCES;
export const TEXT_KEYS = Object.keys(TEXT_SOURCES) as TextKey[];

/** The entries of the menu in its standard order; `talents` are both sections with their divisions. */
export const MENU_PAGES = ['home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites'] as const;
export type MenuPage = (typeof MENU_PAGES)[number];
/** Further entries that staff may choose: a section without its divisions, or one division. */
export const MENU_CHOICES = [...MENU_PAGES, 'models', 'casting', 'division'] as const;
export type MenuChoice = (typeof MENU_CHOICES)[number];
/** Letters of all labels of one language: the bar has room for no more at 1,024 px. */
export const MENU_MAX_CHARS = 60;

const words = orNull(z.object({ pt: textOrNull, en: textOrNull }));
/** `key` names a division of the navigation, as in the attributes. */
const menuDivision = z.object({ id: z.number().int(), key: z.enum(DIVISION_NAMES).optional() });
export const menuEntry = z.object({
  page: z.enum(MENU_CHOICES),
  label: words,
  division: menuDivision.optional(),
});

/**
 * GET {PANEL}/api/texts: texts in place of the site's own, and its menu in order. `{agency}`, `{since}` and `{years}`
 * in a text are filled in. Each may be null or missing.
 */
export const textsAnswer = z.object({
  texts: orNull(z.object(each(TEXT_KEYS, () => words))),
  menu: orNull(z.array(menuEntry)),
});
export type TextsAnswer = z.infer<typeof textsAnswer>;
