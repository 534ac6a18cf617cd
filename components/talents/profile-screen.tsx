import { getTranslations } from 'next-intl/server';
import { HeartButton } from '@/components/favorites/heart-button';
import { Offline } from '@/components/offline/offline';
import { Share } from '@/components/share/share';
import { BackLink } from '@/components/ui/back-link';
import { clientTexts } from '@/components/ui/client-texts';
import { DownloadProblems } from '@/components/ui/download-problems';
import { JsonLd } from '@/components/ui/json-ld';
import { PrintButton } from '@/components/ui/print-button';
import { Units } from '@/components/units/units';
import { isDownloadThere } from '@/lib/backend/missing-galleries';
import { isKnownMinor } from '@/lib/domain/ages';
import { described } from '@/lib/domain/described';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { QUOTE_HASH, repairSelection } from '@/lib/domain/selection';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentProfile } from '@/lib/domain/types';
import type { Around as AroundRows } from '@/lib/find/around';
import { href } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';
import { profileSchema } from '@/lib/seo/schema/profile';
import { profileFacts } from '@/lib/view/facts';
import { listTitles } from '@/lib/view/list-title';
import { optimizedUrl } from '@/lib/view/media';
import { galleryViews } from '@/lib/view/profile';
import { Around } from './around/around';
import bar from './around/profile-bar.module.scss';
import { QuoteLink } from './around/quote-link';
import { CardLinks } from './card-links';
import { Facts } from './facts';
import { Galleries } from './gallery/galleries';
import { NoPhotos } from './gallery/no-photos';
import { PrintContacts } from './print-contacts';
import { PrintPictures } from './print-pictures';
import { ProfileName } from './profile-name';
import styles from './profile-screen.module.scss';
import { PhotoLinks } from './viewer/photo-links';

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
