import { MENU_MAX_CHARS } from '@passarela/contract/site-texts';
import type { ArrayFieldDescriptionServerComponent } from 'payload';
import { readMenuNames } from '../standard.ts';
import { MenuCount } from './menu-count.tsx';

/** Says under the menu's list how it works, and how many letters it has at present. */
export const MenuDescription: ArrayFieldDescriptionServerComponent = async ({ payload }) => (
  <MenuCount names={await readMenuNames(payload)} max={MENU_MAX_CHARS} />
);
