import { Warm } from '@/components/ui/warm';
import { listFeed } from '@/lib/backend/entities';
import { listInstagram } from '@/lib/backend/instagram';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getSocialLinks } from '@/lib/backend/social';
import { getTalentIndex, listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import { spreadFaces } from '@/lib/domain/spread-faces';
import type { SlideItem } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { feedViews } from '@/lib/view/feed';
import { slideTalents } from '@/lib/view/slide-talents';
import { slideViews } from '@/lib/view/slides';
import { FacesRow } from './faces-row';
import { Feed } from './feed';
import { Hero } from './hero';
import { Statement } from './statement';
import { Ways } from './ways';

const MODELS_SHOWN = 7;
const CAST_SHOWN = 4;

type Props = { lang: Lang; slides: SlideItem[]; isCovered: boolean };

/** The home page below the bar. Faces and feed are quietly absent while their service fails. */
export async function HomeScreen({ lang, slides, isCovered }: Props) {
  const [index, models, cast, panel, instagram, social] = await Promise.all([
    readOrNull(getTalentIndex()),
    readOrNull(listTalents('models')),
    readOrNull(listTalents('cast')),
    readOrNull(listFeed()),
    listInstagram(),
    readOrNull(getSocialLinks()),
  ]);
  const modelFaces = spreadFaces(models?.value ?? [], MODELS_SHOWN);
  const lead = modelFaces[Math.floor(modelFaces.length / 2)];
  const rowFaces = modelFaces.filter((face) => face !== lead);
  const castFaces = spreadFaces(cast?.value ?? [], CAST_SHOWN, modelFaces);
  const pictures = feedViews({ instagram, panel: panel?.value ?? [] });
  return (
    <>
      <Hero
        slides={slideViews(slides, lang)}
        talents={slideTalents(slides, index?.value.byId, lang)}
        isCovered={isCovered}
      />
      <Statement lang={lang} face={lead} />
      <FacesRow lang={lang} section="models" faces={rowFaces} total={models?.value.length ?? 0} />
      <FacesRow lang={lang} section="cast" faces={castFaces} total={cast?.value.length ?? 0} />
      <Ways lang={lang} />
      <Warm href={href('talents', { section: 'models' }, lang)} />
      <Feed pictures={pictures} account={social?.value.instagram ?? null} />
    </>
  );
}
