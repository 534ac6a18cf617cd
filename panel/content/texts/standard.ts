import { MENU_CHOICES, TEXT_SOURCES, type TextKey } from '@passarela/contract/site-texts';
import { text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import en from '../../../messages/en.json' with { type: 'json' };
import pt from '../../../messages/pt.json' with { type: 'json' };
import type { MenuNames } from './menu-pages.ts';

const textAt = (messages: object, path: string): string =>
  String(path.split('.').reduce((at: unknown, key) => Object(at)[key], messages));

/** The words of the agency's facts, as Portuguese texts name them. */
const inPortuguese = (message: string): string =>
  message
    .replaceAll('{agency}', '{agência}')
    .replaceAll('{since}', '{desde}')
    .replaceAll('{years}', '{anos}');

/** The text that the site shows where staff wrote none. */
export const standardText = (key: TextKey) =>
  text(inPortuguese(textAt(pt, TEXT_SOURCES[key])), textAt(en, TEXT_SOURCES[key]));

const PAGES = MENU_CHOICES.filter((page) => page !== 'division').map((page) => {
  const key = page === 'talents' ? 'models' : page;
  return [page, text(pt.Navbar[key], en.Navbar[key])] as const;
});

/** The site's own names of its pages, and those of the divisions. */
export async function readMenuNames(payload: Payload): Promise<MenuNames> {
  const { docs } = await payload.find({ collection: 'divisions', depth: 0, pagination: false });
  return Object.fromEntries([...PAGES, ...docs.map(({ id, name }) => [String(id), name] as const)]);
}
