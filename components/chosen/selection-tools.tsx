import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { arrangedAtom, selectionAtom } from '@/components/favorites/selection';
import { readBrief } from '@/components/find/brief';
import { Menu, ShareMenu } from '@/components/share/share-menu';
import share from '@/components/share/share-menu.module.scss';
import type { Messages } from '@/components/ui/client-texts';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_ICON, SHARE_ICON } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { COMPARED_MAX } from '@/lib/domain/compared';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import { TAKE_AWAY_MAX } from '@/lib/domain/downloads';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { LINK_MAX_CHARS } from '@/lib/domain/selection';
import { compareHref, selectionHref } from '@/lib/routes/page-href';
import styles from './favorites-view.module.scss';
import { TakeAway } from './take-away';

/** The texts of the favorites, arranged or not. */
export type FavoritesTexts = Messages['Share'] & Messages['Favorites'];

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
  const url = new URL(selectionHref(selection, lang), siteUrl).href;
  const ids = useAtomValue(arrangedAtom).map(({ id }) => id);
  const compared = ids.slice(0, COMPARED_MAX);
  const brief = useSyncExternalStore(followNothing, readBrief, () => '');
  // In tens: a screen reader need not hear of each letter.
  const tooLong = Math.ceil((url.length - LINK_MAX_CHARS) / 10) * 10;
  const tooMany = (text: string, max: number) =>
    ids.length > max && fillText(text, { max, count: ids.length - max });
  const noLink =
    tooMany(texts.linkTooMany, FAVORITES_MAX) ||
    (tooLong > 0 && fillText(texts.linkTooLong, { count: tooLong }));
  return (
    <div className={styles.tools}>
      {!noLink && (
        <div className={styles.first}>
          <ShareMenu url={url} title={texts.shareTitle} texts={texts} icon={<Icon path={SHARE_ICON} />} />
        </div>
      )}
      <button type="button" className={styles.arrange} onClick={onArrange}>
        <Icon path={LINES} />
        <span>{isArranging ? texts.arranged : texts.arrange}</span>
      </button>
      <Menu
        label={
          <>
            <span>{texts.moreActions}</span>
            <Icon path={CHEVRON_ICON} size={16} />
          </>
        }
      >
        <div className={share.menu}>
          {compared.length > 1 && (
            <Link href={compareHref(compared, lang) + (brief && `&${brief}`)}>{texts.compare}</Link>
          )}
          {ids.length <= TAKE_AWAY_MAX && <p className={styles.download}>{texts.download}</p>}
          <TakeAway {...{ lang, texts }} selection={{ ...selection, ids }} className={undefined} />
        </div>
      </Menu>
      <p role="status" className={styles.tooLong}>
        {noLink || tooMany(texts.takeAwayTooMany, TAKE_AWAY_MAX)}
      </p>
    </div>
  );
}
