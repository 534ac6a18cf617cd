import { text } from '@passarela/contract/text';
import Link from 'next/link';
import type { BeforeListTableServerProps } from 'payload';
import { z } from 'zod';
import { mediumOf } from '../../parts/ui/medium-of.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { airMessage } from '../../publishing/schedule/admin/air-message.ts';
import { filesOfMedium } from '../../publishing/takedown/files-of-medium.ts';
import { Measures } from '../measures-grid/measures.tsx';
import { staffFile } from '../media/staff-file.ts';
import { Filters } from '../photo-grid/filters.tsx';
import { MarkAll, MarkFace } from '../photo-grid/mark-face.tsx';
import { minorMark } from '../../platform/reference/minors.ts';
import { OutsideDrawer } from '../photo-grid/outside-drawer.tsx';
import styles from '../photo-grid/photo-grid.module.css';
import { PictureTile } from '../photo-grid/picture-tile.tsx';
import { RestoreScroll } from '../photo-grid/restore-scroll.tsx';
import { ToChooseTalents } from '../photo-grid/to-choose-talents.tsx';
import { readView } from '../photo-grid/view.ts';
import { VIEW_KEYS } from '../photo-grid/view-key.ts';
import { ViewSwitch } from '../photo-grid/view-switch.tsx';

const DRAFT = text('Rascunho', 'Draft');
const NO_COVER = text('sem capa', 'no cover');
const MARK = text('Marcar', 'Mark');
const MARK_ALL = text('Marcar todos desta página', 'Mark all of this page');
const UNTIL = text(
  'Shift marca todos até o clicado. As marcas valem até a próxima busca ou página.',
  'Shift marks all up to the one clicked. Marks last until the next search or page.',
);
const SWITCH = {
  faces: text('Rostos', 'Faces'),
  table: text('Tabela', 'Table'),
  measures: text('Medidas', 'Measures'),
};

const talent = z.object({
  id: z.number(),
  name: z.string(),
  status: z.string(),
  birthdate: z.string().nullish(),
  cover: z.number().nullish(),
  publish_at: z.string().nullish(),
  hide_at: z.string().nullish(),
  deletedAt: z.string().nullish(),
});

/** The talents of this page of the list as faces, in place of its table, unless this person prefers that. */
export async function PhotoGrid({
  data,
  payload,
  i18n,
  user,
  params,
  searchParams,
}: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const kept = await readView(payload, user, VIEW_KEYS.talents);
  const isTrash = [params?.segments].flat().at(-1) === 'trash';
  // trashed entries can only be read
  const view = isTrash && kept === 'measures' ? 'faces' : kept;
  // one that cannot be read leaves the others in their place
  const docs: unknown[] = data.docs;
  const shown = docs.flatMap((doc) => talent.safeParse(doc).data ?? []);
  const covers = await Promise.all(shown.map(({ cover }) => mediumOf(payload, cover)));
  const files = new Map(covers.flatMap((cover) => (cover ? [[cover.id, filesOfMedium(cover)]] : [])));
  const faceOf = (cover: number | null | undefined) => {
    const [full, thumb] = files.get(cover ?? 0) ?? [];
    const name = thumb ?? full;
    return name ? staffFile(name) : null;
  };
  const faces = shown.map(({ id, name, status, birthdate, cover, deletedAt, publish_at, hide_at }) => {
    const isPublished = status === 'published';
    const times = { isPublished, publishAt: publish_at, hideAt: hide_at };
    const air = isPublished ? airMessage(times, Date.now(), language) : DRAFT[language];
    const tile = { picture: faceOf(cover), blank: NO_COVER[language], description: name, isDescribed: true };
    const state = [minorMark(birthdate, language), air].filter(Boolean).join(' · ') || null;
    return { id, path: `${deletedAt ? 'trash/' : ''}${id}`, ...tile, state };
  });
  const toChoose = faces.map(({ path: _, ...tile }) => tile);
  return (
    <>
      <OutsideDrawer className={view !== 'table' ? (styles.instead ?? '') : ''}>
        <RestoreScroll />
        <div className={styles.bar}>
          {isTrash ? <span /> : <Filters i18n={i18n} searchParams={searchParams} />}
          <ViewSwitch list={VIEW_KEYS.talents} view={view} labels={inLanguage(SWITCH, language)} />
        </div>
        {view === 'measures' && <Measures ids={shown.map(({ id }) => id)} payload={payload} i18n={i18n} />}
        {view === 'faces' && shown.length > 0 && (
          <MarkAll label={MARK_ALL[language]} hint={UNTIL[language]} />
        )}
        {view === 'faces' && (
          <ul className={styles.photos}>
            {faces.map(({ id, path, state, ...tile }) => (
              <li key={id}>
                <Link href={`/admin/collections/talents/${path}`} prefetch={false}>
                  <PictureTile {...tile} state={null} />
                </Link>
                {state && <span className={styles.state}>{state}</span>}
                <MarkFace id={id} label={`${MARK[language]} ${tile.description}`} />
              </li>
            ))}
          </ul>
        )}
      </OutsideDrawer>
      <ToChooseTalents tiles={toChoose} />
    </>
  );
}
