import { clientTexts } from '@/components/ui/client-texts';
import { Icon } from '@/components/ui/icon';
import { SEARCH_ICON } from '@/components/ui/icon-paths';
import pieces from '@/components/ui/pieces.module.scss';
import { NO_FILTERS } from '@/lib/domain/filters';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { SearchOpener } from './search-opener';

/** The search in the bar of every screen, in both sections. */
export async function SearchLink({ lang }: { lang: Lang }) {
  const section = 'models';
  return (
    <SearchOpener
      className={pieces.square}
      href={href('find', { section, filters: NO_FILTERS }, lang)}
      action={href('talents', { section }, lang)}
      source={`/api/find/${lang}`}
      texts={
        await clientTexts('Find', 'label', 'search', 'submit', 'close', 'near', 'noName', 'failed', 'rows')
      }
    >
      <Icon path={SEARCH_ICON} />
    </SearchOpener>
  );
}
