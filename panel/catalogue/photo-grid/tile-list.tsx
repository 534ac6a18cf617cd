import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { inLanguage } from '../../platform/reference/language.ts';
import { MarkAll, MarkFace, OutsideDrawer, RestoreScroll, ToChoose, ViewSwitch } from './grid-parts.tsx';
import styles from './photo-grid.module.css';
import { PictureTile, type PictureTileProps } from './picture-tile.tsx';
import { VIEW_KEYS, type View } from './view.ts';

const MARK = text('Marcar', 'Mark');
const MARK_ALL = text('Marcar todos desta página', 'Mark all of this page');
const HINT = text(
  'Shift marca todos até o clicado. As marcas valem até a próxima busca ou página.',
  'Shift marks all up to the one clicked. Marks last until the next search or page.',
);

/** An entry of a list; `path`: below the list's own; `title`: the name of a file; `owner`: under the tile. */
type Tile = PictureTileProps & { id: number; path: string; title?: string; owner?: string | null };
type Props = {
  collection: keyof typeof VIEW_KEYS;
  view: View;
  views: Record<string, Text>;
  language: Language;
  tiles: readonly Tile[];
  /** Before the switch between the views. */
  filters?: ReactNode;
  /** A view of the list's own, between faces and table. */
  children?: ReactNode;
};

/** The entries of a list's page as pictures, in place of its table, unless this person prefers that. */
export function TileList({ collection, view, views, language, tiles, filters, children }: Props) {
  return (
    <>
      <OutsideDrawer className={view !== 'table' ? (styles.instead ?? '') : ''}>
        <RestoreScroll />
        <div className={styles.bar}>
          {filters || <span />}
          <ViewSwitch list={VIEW_KEYS[collection]} view={view} labels={inLanguage(views, language)} />
        </div>
        {children}
        {view === 'faces' && tiles.length > 0 && <MarkAll label={MARK_ALL[language]} hint={HINT[language]} />}
        {view === 'faces' && (
          <ul className={styles.photos}>
            {tiles.map(({ id, path, title, owner, state, ...tile }) => (
              <li key={id}>
                <Link href={`/admin/collections/${collection}/${path}`} prefetch={false} title={title}>
                  <PictureTile {...tile} state={null} />
                </Link>
                {state && <span className={styles.state}>{state}</span>}
                {owner && <span>{owner}</span>}
                <MarkFace id={id} label={`${MARK[language]} ${tile.description}`} />
              </li>
            ))}
          </ul>
        )}
      </OutsideDrawer>
      <ToChoose collection={collection} tiles={tiles.map(({ path: _, owner: __, ...tile }) => tile)} />
    </>
  );
}
