import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import styles from '../parts/trash/admin/trash.module.css';
import controls from '../parts/ui/controls.module.css';
import { languageOf } from '../platform/reference/language.ts';
import { unusedMedia } from '../publishing/takedown/unused.ts';
import { UNDESCRIBED } from './media/list-filter.ts';
import { OutsideDrawer } from './photo-grid/outside-drawer.tsx';

const LIST = '/admin/collections/media';
const ALL = text('Todos os arquivos', 'All files');
const unused = (count: number) => text(`Sem uso (${count})`, `Not used (${count})`);
const undescribed = (count: number) => text(`Sem descrição (${count})`, `No description (${count})`);

/** Over the list of files: unused and undescribed ones, and back. Not in a drawer: it would leave the form. */
export async function MediaLinks({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const isFiltered = searchParams?.unused === '1' || searchParams?.undescribed === '1';
  const link = (href: string, label: string) => (
    <a className={controls.secondary} href={href}>
      {label}
    </a>
  );
  if (isFiltered)
    return <OutsideDrawer className={styles.filter ?? ''}>{link(LIST, ALL[language])}</OutsideDrawer>;
  const { length } = await unusedMedia(payload);
  const { totalDocs } = await payload.count({ collection: 'media', where: UNDESCRIBED });
  return (
    <OutsideDrawer className={styles.filter ?? ''}>
      {link(`${LIST}?unused=1`, unused(length)[language])}
      {link(`${LIST}?undescribed=1`, undescribed(totalDocs)[language])}
    </OutsideDrawer>
  );
}
