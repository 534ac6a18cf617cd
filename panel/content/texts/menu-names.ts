import { MENU_CHOICES } from '@passarela/contract/site-texts';
import { text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import en from '../../../messages/en.json' with { type: 'json' };
import pt from '../../../messages/pt.json' with { type: 'json' };
import type { MenuNames } from './count-letters.ts';

const PAGES = MENU_CHOICES.filter((page) => page !== 'division').map((page) => {
  const key = page === 'talents' ? 'models' : page;
  return [page, text(pt.Navbar[key], en.Navbar[key])] as const;
});

/** The site's own names of its pages, and those of the divisions. */
export async function readMenuNames(payload: Payload): Promise<MenuNames> {
  const { docs } = await payload.find({ collection: 'divisions', depth: 0, pagination: false });
  return Object.fromEntries([...PAGES, ...docs.map(({ id, name }) => [String(id), name] as const)]);
}
