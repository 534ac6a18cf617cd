import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { readBrief } from '@/components/find/brief';
import { ShareMenu } from '@/components/share/share-menu';
import share from '@/components/share/share-menu.module.scss';
import { TakeAway } from '@/components/share/take-away';
import { closeOnEscape, showMenu } from '@/components/ui/close-details';
import { Icon } from '@/components/ui/icon';
import { CHEVRON, SHARE } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { useCloseOutside } from '@/components/ui/use-close-outside';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import { TAKE_AWAY_MAX } from '@/lib/domain/downloads';
import type { Lang } from '@/lib/domain/languages';
import { LINK_MAX_CHARS } from '@/lib/domain/selection';
import { pageHref } from '@/lib/routes/page-href';
import { arrangedAtom, selectionAtom } from '../favorites/arrangement';
import styles from './favorites-view.module.scss';
import type { FavoritesTexts } from './texts';

/** The menu of everything that is not the first thing to do with a selection. */
function MoreMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDetailsElement>(null);
  useCloseOutside(root);
  return (
    <details ref={root} className={share.share} onKeyDown={closeOnEscape} onToggle={showMenu}>
      <summary className={share.toggle}>{label}</summary>
      <div className={share.menu}>{children}</div>
    </details>
  );
}

/** The tab's search changes on another screen. */
const followNothing = () => () => undefined;
const LINES = 'M4 6.5h16M4 12h16M4 17.5h10';

type Props = {
  lang: Lang;
  siteUrl: string;
  texts: FavoritesTexts;
  isArranging: boolean;
  onArrange: () => void;
};

/** Shares the selection, or says that it is too large; opens the sheet that arranges it; the rest is a menu. */
export function SelectionTools({ lang, siteUrl, texts, isArranging, onArrange }: Props) {
  const selection = useAtomValue(selectionAtom);
  const url = new URL(pageHref('selection', selection, lang), siteUrl).href;
  const talents = useAtomValue(arrangedAtom);
  const ids = talents.map(({ id }) => id);
  const compared = ids.slice(0, COMPARED_MAX);
  const brief = useSyncExternalStore(followNothing, readBrief, () => '');
  // In tens: a screen reader need not hear of each letter.
  const tooLong = Math.ceil((url.length - LINK_MAX_CHARS) / 10) * 10;
  const tooMany = (text: string, max: number) =>
    ids.length > max && text.replace('{max}', `${max}`).replace('{count}', `${ids.length - max}`);
  const noLink =
    tooMany(texts.linkTooMany, FAVORITES_MAX) ||
    (tooLong > 0 && texts.linkTooLong.replace('{count}', `${tooLong}`));
  return (
    <div className={styles.tools}>
      {!noLink && (
        <div className={styles.first}>
          <ShareMenu url={url} title={texts.shareTitle} texts={texts} icon={<Icon path={SHARE} />} />
        </div>
      )}
      <button type="button" className={styles.arrange} onClick={onArrange}>
        <Icon path={LINES} />
        <span>{isArranging ? texts.arranged : texts.arrange}</span>
      </button>
      <MoreMenu
        label={
          <>
            <span>{texts.moreActions}</span>
            <Icon path={CHEVRON} size={16} />
          </>
        }
      >
        {compared.length > 1 && (
          <Link href={pageHref('compare', { ids: compared }, lang) + (brief && `&${brief}`)}>
            {texts.compare}
          </Link>
        )}
        {ids.length <= TAKE_AWAY_MAX && <p className={styles.download}>{texts.download}</p>}
        <TakeAway {...{ lang, texts }} selection={{ ...selection, ids }} className={undefined} />
      </MoreMenu>
      <p role="status" className={styles.tooLong}>
        {noLink || tooMany(texts.takeAwayTooMany, TAKE_AWAY_MAX)}
      </p>
    </div>
  );
}
