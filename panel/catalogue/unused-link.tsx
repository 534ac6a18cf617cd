import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import styles from '../parts/trash/admin/trash.module.css';
import controls from '../parts/ui/controls.module.css';
import { languageOf } from '../platform/reference/language.ts';
import { unusedMedia } from '../publishing/takedown/unused.ts';
import { OutsideDrawer } from './photo-grid/outside-drawer.tsx';

const ALL = text('Todos os arquivos', 'All files');
const unused = (count: number) => text(`Sem uso (${count})`, `Not used (${count})`);

/** Over the list of files: unused ones, and back. Not in a drawer to choose one: it would leave the form. */
export async function UnusedLink({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const isShown = searchParams?.unused === '1';
  const { length } = await unusedMedia(payload);
  return (
    <OutsideDrawer className={styles.filter ?? ''}>
      <a className={controls.secondary} href={`/admin/collections/media${isShown ? '' : '?unused=1'}`}>
        {(isShown ? ALL : unused(length))[language]}
      </a>
    </OutsideDrawer>
  );
}
