import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { isEditor } from '../../parts/access/roles.ts';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';

const BRING = text('Trazer um elenco', 'Bring a roster in');

/** Over the list of talents: the link to the import of a roster. */
export function RosterLink({ i18n, user }: BeforeListTableServerProps) {
  if (!isEditor(user)) return null;
  return (
    <p>
      <a className={controls.secondary} href="/admin/elenco">
        {BRING[languageOf(i18n)]}
      </a>
    </p>
  );
}
