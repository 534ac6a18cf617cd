import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { z } from 'zod';
import trashStyles from '../../parts/trash/admin/trash.module.css';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';
import { unusedMedia } from '../../publishing/takedown/uses.ts';
import { ownersOf, UNDESCRIBED } from '../media/list-filter.ts';
import { thumbnail } from '../media/staff-file.ts';
import { OutsideDrawer } from '../photo-grid/grid-parts.tsx';
import { TileList } from '../photo-grid/tile-list.tsx';
import { isTrashList, readView, VIEW_KEYS } from '../photo-grid/view.ts';

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

const VIEWS = { faces: text('Fotos', 'Photos'), table: text('Tabela', 'Table') };
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
  const isTrash = isTrashList(params);
  // one that lost its file, or cannot be read, leaves the others in their place
  const docs: unknown[] = data.docs;
  const readable = docs.flatMap((doc) => medium.safeParse(doc).data ?? []);
  const owners = await ownersOf(
    { payload, user: user ?? null },
    readable.map(({ id }) => id),
  );
  const tiles = readable.map((one) => ({
    id: one.id,
    path: `${isTrash ? 'trash/' : ''}${one.id}`,
    title: one.filename ?? LOST[language],
    picture: thumbnail(one),
    blank: one.filename ? VIDEO[language] : LOST[language],
    description: one.alt?.pt || `${NO_WORDS[language]}: ${one.filename ?? LOST[language]}`,
    isDescribed: Boolean(one.alt?.pt),
    state: one.taken_down ? TAKEN_DOWN[language] : null,
    owner: owners.get(one.id) ?? null,
  }));
  return <TileList {...{ view, language, tiles }} collection="media" views={VIEWS} />;
}
