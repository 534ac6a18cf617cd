import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { HeartButton } from '@/components/favorites/heart-button';
import { Offline } from '@/components/offline/offline';
import { Share } from '@/components/share/share';
import { BackLink } from '@/components/ui/back-link';
import { clientTexts } from '@/components/ui/client-texts';
import { DownloadProblems } from '@/components/ui/download-problems';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD_ICON } from '@/components/ui/icon-paths';
import { JsonLd } from '@/components/ui/json-ld';
import { PrintButton } from '@/components/ui/print-button';
import { FactList } from '@/components/units/fact-list';
import { PaperUnits } from '@/components/units/paper-units';
import { Units } from '@/components/units/units';
import { isDownloadThere } from '@/lib/backend/missing-galleries';
import { isKnownMinor } from '@/lib/domain/ages';
import { described } from '@/lib/domain/described';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { nameSteps } from '@/lib/domain/names';
import { printPictures } from '@/lib/domain/print-pictures';
import { QUOTE_HASH, repairSelection } from '@/lib/domain/selection';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentProfile } from '@/lib/domain/types';
import type { Around as AroundRows } from '@/lib/find/around';
import { cardPath, PAPER_SIZES } from '@/lib/pdf/card-name';
import { paperAgency, paperTalent, versionOf } from '@/lib/pdf/paper-facts';
import { href } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';
import { profileSchema } from '@/lib/seo/schema/profile';
import { type Fact, profileFacts } from '@/lib/view/facts';
import { listTitles } from '@/lib/view/list-title';
import { mediaPicture, optimizedUrl } from '@/lib/view/media';
import { printedAddress, printedContacts } from '@/lib/view/printed-contacts';
import { galleryViews } from '@/lib/view/profile';
import { Around } from './around/around';
import bar from './around/profile-bar.module.scss';
import { QuoteLink } from './around/quote-link';
import { Galleries } from './gallery/galleries';
import { NoPhotos } from './gallery/no-photos';
import { MinorsNote } from './minors-note';
import styles from './profile-screen.module.scss';
import { PhotoLinks } from './viewer/photo-links';

/** The talent's whole name across its column, as large as fits it (its policy allows no style in the page). */
function ProfileName({ name }: { name: string }) {
  const { line, word } = nameSteps(name);
  return (
    <h1 className={styles.name} data-line={line} data-word={word}>
      {name}
    </h1>
  );
}

/** Measures and facts with their labels; `isMinor` adds why some are missing. */
function Facts({ facts, isMinor }: { facts: Fact[]; isMinor: boolean }) {
  const t = useTranslations('Measures');
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <FactList facts={facts} className={styles.measures} />
      {isMinor && <MinorsNote />}
    </section>
  );
}

/** The comp card of a talent as a PDF, in two sizes: plain links, which work without JS. */
async function CardLinks({ lang, talent }: { lang: Lang; talent: TalentProfile }) {
  const t = await getTranslations('Paper');
  const [agency, drawn] = await Promise.all([paperAgency(), paperTalent(talent, lang)]);
  if (drawn.pictures.length === 0) return null;
  return (
    <span className={styles.cards}>
      <PaperUnits />
      <Icon path={DOWNLOAD_ICON} />
      {t('card')}
      {PAPER_SIZES.map((size) => (
        <a
          key={size}
          className={styles.card}
          href={cardPath({ lang, id: talent.id, size, version: versionOf(size, agency, drawn) })}
          rel="noopener nofollow"
          target="_blank"
          aria-label={t('cardOf', { name: talent.name, size: size.toUpperCase() })}
        >
          {size.toUpperCase()}
        </a>
      ))}
    </span>
  );
}

const PRINT_WIDTH_PX = 1080;

/** The four pictures of a printed profile. They are on paper only: no screen fetches them. */
function PrintPictures({ talent }: { talent: TalentProfile }) {
  return (
    <div className={styles.pictures} data-on-paper="" aria-hidden="true">
      {printPictures(talent).map((file) => {
        const picture = mediaPicture(file, [PRINT_WIDTH_PX]);
        return (
          picture && (
            <img key={file} src={picture.src} referrerPolicy={picture.referrerPolicy} alt="" loading="lazy" />
          )
        );
      })}
    </div>
  );
}

/** On paper only: the agency's telephone, e-mail and address, and the profile's address. */
async function PrintContacts({ path }: { path: string }) {
  const { contacts, place } = await printedContacts();
  const parts = [...contacts, ...(place ? [place] : []), printedAddress(path)];
  return (
    <p className={styles.contacts} aria-hidden="true">
      {parts.join('  ·  ')}
    </p>
  );
}

type Props = {
  lang: Lang;
  section: Section;
  talent: TalentProfile;
  around: AroundRows | null;
  isDraft?: boolean;
};

/** A talent: name, heart, galleries, measures [S66.1-2]. */
export async function ProfileScreen({ lang, section, talent, around, isDraft = false }: Props) {
  const t = await getTranslations('Talent');
  const site = await getTranslations('Site');
  const listTitle = await listTitles(lang);
  const galleries = await galleryViews(talent, lang, isDownloadThere);
  const facts = await profileFacts(talent, lang);
  const { id, name, gender } = talent;
  const own = canonicalSection(talent);
  const viewerTexts = await clientTexts('Viewer');
  const favorite = { id, name, section, gender, cover: optimizedUrl(talent.cover) };
  // a talent who is not on the site yet cannot be saved, shared or quoted
  const heart = isDraft ? null : <HeartButton talent={favorite} size={30} />;
  const quote = isDraft ? null : (
    <QuoteLink
      href={href('favorites', {}, lang) + QUOTE_HASH}
      plainHref={href('selection', repairSelection({ ids: [id] }), lang) + QUOTE_HASH}
      label={t('quote')}
      talent={favorite}
    />
  );
  const share = isDraft ? null : (
    <Share path={href('talent', { section: own, id, name }, lang)} title={name} />
  );
  const steps = [
    { name: site('name'), route: { screen: 'home', params: {} } },
    {
      name: listTitle(own),
      route: { screen: 'talents', params: { section: own } },
    },
    { name, route: { screen: 'talent', params: { section: own, id, name } } },
  ] satisfies { name: string; route: Route }[];
  return (
    <>
      {!isDraft && <Offline lang={lang} />}
      <article className={styles.profile} aria-label={name}>
        {!isDraft && <JsonLd data={profileSchema(talent, lang, site('name'))} />}
        {!isDraft && <JsonLd data={breadcrumbSchema(lang, steps)} />}
        <div className={styles.head}>
          <BackLink href={href('talents', { section }, lang)} label={t('back')} />
          <div className={styles.title}>
            <ProfileName name={name} />
            {heart}
          </div>
        </div>
        <PhotoLinks className={styles.galleries} texts={viewerTexts} heart={heart}>
          <DownloadProblems />
          {galleries.length > 0 ? (
            <Galleries views={galleries} cover={talent.cover} faceOf={id} />
          ) : (
            <NoPhotos
              cover={talent.cover}
              focus={talent.coverFocus}
              alt={described(name, talent.coverAlt?.[lang]) ?? t('cover', { name })}
            />
          )}
        </PhotoLinks>
        <PrintPictures talent={talent} />
        {/* The first frame waits for the galleries (docs/decisions/paint-first.md): half of them would move. */}
        <div className={styles.facts} id="first-screen">
          <Facts facts={facts} isMinor={isKnownMinor(talent)} />
          <div className={styles.ask}>{quote}</div>
          <div className={styles.tools}>
            {share}
            <PrintButton label={t('print')} />
            {!isDraft && <CardLinks lang={lang} talent={talent} />}
            <Units facts={facts} />
          </div>
          {talent.biography && (
            <section>
              <h2 className={styles.heading}>{t('biography')}</h2>
              <p className={styles.biography}>{talent.biography}</p>
            </section>
          )}
        </div>
        <PrintContacts path={href('talent', { section: own, id, name }, lang)} />
      </article>
      {around && <Around lang={lang} section={section} rows={around} />}
      {!isDraft && (
        <div className={bar.bar}>
          {heart}
          {share}
          {quote}
        </div>
      )}
    </>
  );
}
