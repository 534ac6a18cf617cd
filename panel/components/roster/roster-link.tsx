import type { BeforeListTableServerProps } from 'payload';
import { languageOf } from '../../reference/language.ts';
import controls from '../ui/controls.module.css';
import { WORDS } from './words.ts';

/** Over the list of talents: the link to the import of a roster. */
export function RosterLink({ i18n, user }: BeforeListTableServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return null;
  return (
    <p>
      <a className={controls.secondary} href="/admin/elenco">
        {WORDS.link[languageOf(i18n)]}
      </a>
    </p>
  );
}
