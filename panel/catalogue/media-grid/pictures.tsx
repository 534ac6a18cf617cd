import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { BeforeListTableServerProps } from 'payload';
import { z } from 'zod';
import trashStyles from '../../parts/trash/admin/trash.module.css';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { unusedMedia } from '../../publishing/takedown/uses.ts';
import { ownersOf, UNDESCRIBED } from '../media/list-filter.ts';
import { thumbnail } from '../media/staff-file.ts';
import {
  MarkAll,
  MarkFace,
  OutsideDrawer,
  RestoreScroll,
  ToChoose,
  ViewSwitch,
} from '../photo-grid/grid-parts.tsx';
import styles from '../photo-grid/photo-grid.module.css';
import { PictureTile } from '../photo-grid/picture-tile.tsx';
import { isTrashList, MARKS, readView, VIEW_KEYS } from '../photo-grid/view.ts';

const LIST = '/admin/collections/media';
const ALL = text('Todos os arquivos', 'All files');
const unused = (count: number) => text(`Sem uso (${count})`, `Not used (${count})`);
const undescribedCount = (count: number) => text(`Sem descrição (${count})`, `No description (${count})`);

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
    return <OutsideDrawer className={trashStyles.filter ?? ''}>{link(LIST, ALL[language])}</OutsideDrawer>;
  const { length } = await unusedMedia(payload);
  const { totalDocs } = await payload.count({ collection: 'media', where: UNDESCRIBED });
  return (
    <OutsideDrawer className={trashStyles.filter ?? ''}>
      {link(`${LIST}?unused=1`, unused(length)[language])}
      {link(`${LIST}?undescribed=1`, undescribedCount(totalDocs)[language])}
    </OutsideDrawer>
  );
}

const SWITCH = { faces: text('Fotos', 'Photos'), table: text('Tabela', 'Table') };
const VIDEO = text('vídeo', 'video');
const NO_WORDS = text('Sem descrição', 'No description');
const LOST = text('Arquivo perdido', 'Lost file');
const TAKEN_DOWN = text('Fora do ar', 'Taken down');

const medium = z.looseObject({
  id: z.number(),
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  alt: z.object({ pt: z.string().nullish() }).nullish(),
  taken_down: z.boolean().nullish(),
  deletedAt: z.string().nullish(),
});

/** The files of this page of the list as pictures, in place of its table, unless this person prefers that. */
export async function Pictures({ data, payload, i18n, user, params }: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const view = await readView(payload, user, VIEW_KEYS.media);
  const isTable = view === 'table';
  const isTrash = isTrashList(params);
  // one that lost its file, or cannot be read, leaves the others in their place
  const docs: unknown[] = data.docs;
  const readable = docs.flatMap((doc) => medium.safeParse(doc).data ?? []);
  const owners = isTable
    ? null
    : await ownersOf(
        { payload, user: user ?? null },
        readable.map(({ id }) => id),
      );
  const files = readable.map((one) => ({
    id: one.id,
    title: one.filename ?? LOST[language],
    picture: thumbnail(one),
    blank: one.filename ? VIDEO[language] : LOST[language],
    description: one.alt?.pt || `${NO_WORDS[language]}: ${one.filename ?? LOST[language]}`,
    isDescribed: Boolean(one.alt?.pt),
    state: one.taken_down ? TAKEN_DOWN[language] : null,
    owner: owners?.get(one.id) ?? null,
  }));
  return (
    <>
      <OutsideDrawer className={isTable ? '' : (styles.instead ?? '')}>
        <RestoreScroll />
        <div className={styles.bar}>
          <span />
          <ViewSwitch list={VIEW_KEYS.media} view={view} labels={inLanguage(SWITCH, language)} />
        </div>
        {!isTable && files.length > 0 && <MarkAll label={MARKS.all[language]} hint={MARKS.hint[language]} />}
        {!isTable && (
          <ul className={styles.photos}>
            {files.map(({ id, title, owner, ...tile }) => (
              <li key={id}>
                <Link
                  href={`/admin/collections/media/${isTrash ? 'trash/' : ''}${id}`}
                  prefetch={false}
                  title={title}
                >
                  <PictureTile {...tile} />
                </Link>
                {owner && <span>{owner}</span>}
                <MarkFace id={id} label={`${MARKS.one[language]} ${tile.description}`} />
              </li>
            ))}
          </ul>
        )}
      </OutsideDrawer>
      {!isTable && <ToChoose collection="media" tiles={files.map(({ owner: _, ...tile }) => tile)} />}
    </>
  );
}
