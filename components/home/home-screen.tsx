import { useTranslations } from 'next-intl';
import { NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PrefetchPage } from '@/components/ui/prefetch-page';
import { getSocialLinks, listFeed } from '@/lib/backend/content';
import { listInstagram } from '@/lib/backend/instagram';
import { listPosts } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex, listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import { spreadTalents } from '@/lib/domain/spread-talents';
import type { SlideItem } from '@/lib/domain/types';
import { href, hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import { feedViews } from '@/lib/view/feed';
import { slideTalents } from '@/lib/view/slide-talents';
import { slideViews } from '@/lib/view/slides';
import { Feed } from './feed';
import { Hero } from './hero';
import styles from './home-links.module.scss';
import { Statement } from './statement';
import { Story } from './story';
import { TalentsRow } from './talents-row';

const WAYS = [
  { key: 'beAModel', route: { screen: 'beAModel', params: {} } },
  { key: 'contact', route: { screen: 'contact', params: {} } },
] as const satisfies readonly { key: string; route: Route }[];

/** The next pages for a visitor, as the contents page of a magazine. */
function HomeLinks({ lang }: { lang: Lang }) {
  const t = useTranslations('Home');
  return (
    <nav className={styles.links} aria-label={t('links')}>
      <ul>
        {WAYS.map(({ key, route }) => (
          <li key={key} className={styles.way}>
            <Link className={styles.link} href={hrefOf(route, lang)}>
              <span className={styles.name}>{t(`${key}Way`)}</span>{' '}
              <span className={styles.line}>{t(`${key}Line`)}</span>
              <span className={styles.arrow}>
                <Icon path={NEXT} size={28} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MODELS_SHOWN = 4;
const CAST_SHOWN = 3;

type Props = { lang: Lang; slides: SlideItem[]; isCovered: boolean };

/** The home page below the bar. Faces, story and feed are quietly absent while their service fails. */
export async function HomeScreen({ lang, slides, isCovered }: Props) {
  const [index, models, cast, posts, panel, instagram, social] = await Promise.all([
    readOrNull(getTalentIndex()),
    readOrNull(listTalents('models')),
    readOrNull(listTalents('cast')),
    readOrNull(listPosts(lang, 1)),
    readOrNull(listFeed()),
    listInstagram(),
    readOrNull(getSocialLinks()),
  ]);
  const modelFaces = spreadTalents(models?.value ?? [], MODELS_SHOWN);
  const lead = modelFaces[Math.floor(modelFaces.length / 2)];
  const rowFaces = modelFaces.filter((face) => face !== lead);
  const castFaces = spreadTalents(cast?.value ?? [], CAST_SHOWN, modelFaces);
  const pictures = feedViews({ instagram, panel: panel?.value ?? [] });
  return (
    <>
      <Hero
        slides={slideViews(slides, lang)}
        talents={slideTalents(slides, index?.value.byId, lang)}
        isCovered={isCovered}
      />
      <Statement lang={lang} face={lead} />
      <TalentsRow lang={lang} section="models" talents={rowFaces} total={models?.value.length ?? 0} />
      <TalentsRow lang={lang} section="cast" talents={castFaces} total={cast?.value.length ?? 0} />
      <Story lang={lang} post={posts?.value?.posts[0]} />
      <HomeLinks lang={lang} />
      <PrefetchPage href={href('talents', { section: 'models' }, lang)} />
      <Feed pictures={pictures} account={social?.value.instagram ?? null} />
    </>
  );
}
