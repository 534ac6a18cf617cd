import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import pieces from '@/components/ui/pieces.module.scss';
import { FactList } from '@/components/units/fact-list';
import type { ClientPackage } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { packageApi } from '@/lib/routes/package-link';
import { packageFacts } from '@/lib/view/facts';
import styles from './face.module.scss';
import { type Cell, cellsOf, ratioOf } from './rows';

type Talent = ClientPackage['talents'][number];
type Picture = Talent['pictures'][number];

/** The photos of a desk fill about this share of the window. */
const DESK_VW = 70;
const COVER_SIZES = '(min-width: 1024px) 24vw, (min-width: 768px) 33vw, 50vw';
const WIDTHS = { thumb: 320, web: 900 };

const sourcesOf = (link: string, { id, width }: Picture) => ({
  src: packageApi(link, { id, size: 'web' }),
  srcSet: [
    ...Object.entries(WIDTHS).map(([size, wide]) => `${packageApi(link, { id, size })} ${wide}w`),
    ...(width && width > WIDTHS.web ? [`${packageApi(link, { id, size: 'full' })} ${width}w`] : []),
  ].join(', '),
});

/** The large picture, in this tab: Back is the way back in every browser inside an app. */
const largeOf = (link: string, { id, width }: Picture) =>
  packageApi(link, { id, size: width && width > WIDTHS.web ? 'full' : 'web' });

const sizesOf = ({ ratio, sum }: Cell): string =>
  `(min-width: 1024px) ${Math.round((DESK_VW * ratio) / sum)}vw, (min-width: 768px) 55vw, ${onPhone(86)}`;

/** The shape of the narrowest: all photos of a face are as high as this one when it fills the window. */
function shapeOf(pictures: readonly Picture[]): 'portrait' | 'square' | 'landscape' {
  const ratio = Math.min(...pictures.map(ratioOf));
  if (ratio < 0.9) return 'portrait';
  return ratio < 1.2 ? 'square' : 'landscape';
}

/** A portrait with a row of its own. */
const isAlone = ({ ratio, count }: Cell): boolean => count === 1 && ratio < 1.2;

/** The shape in twentieths, as the style knows it: the page's policy takes no style of an element. */
const shapeNumber = ({ ratio }: Cell): number => Math.min(40, Math.max(8, Math.round(ratio * 20)));

/** The first photo of a talent, in the receipt beside the name. */
export function FaceCover({ link, talent: { pictures } }: { link: string; talent: Talent }) {
  const [picture] = pictures;
  if (!picture) return null;
  return (
    <img
      className={styles.cover}
      {...sourcesOf(link, picture)}
      sizes={COVER_SIZES}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}

/** `isFirst`: of the page; its picture alone is fetched before its turn. */
type PhotosProps = { lang: Lang; link: string; talent: Talent; isFirst: boolean };

/** The photos of a talent side by side. */
export async function FacePhotos({ lang, link, talent, isFirst }: PhotosProps) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { name, pictures } = talent;
  return (
    <ul
      className={styles.photos}
      aria-label={t('photosOf', { name })}
      data-shape={shapeOf(pictures)}
      data-first={isFirst || undefined}
    >
      {cellsOf(pictures).map((cell, at) => {
        const picture = pictures[at];
        return (
          picture && (
            <Fragment key={picture.id}>
              <li data-shape={shapeNumber(cell)} data-alone={isAlone(cell)}>
                <a href={largeOf(link, picture)} referrerPolicy="no-referrer">
                  <img
                    {...sourcesOf(link, picture)}
                    sizes={sizesOf(cell)}
                    width={picture.width ?? undefined}
                    height={picture.height ?? undefined}
                    alt={picture.alt[lang] ?? t('photo', { name, number: at + 1 })}
                    loading={isFirst && at === 0 ? undefined : 'lazy'}
                    referrerPolicy="no-referrer"
                  />
                </a>
              </li>
              {cell.isLast && at < pictures.length - 1 && <li className={styles.end} aria-hidden="true" />}
            </Fragment>
          )
        );
      })}
    </ul>
  );
}

type TextProps = { lang: Lang; talent: Talent };

/** The name of a talent, which stands above the answers. */
export async function FaceName({ lang, talent: { name, availability, gender } }: TextProps) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      {availability && (
        <p className={styles.availability} data-availability={availability}>
          {t(availability, { gender: gender ?? 'other' })}
        </p>
      )}
    </>
  );
}

/** Below the answers: measures, what others answered, and what the agency notes. */
export async function FaceFacts({ lang, talent }: TextProps) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { name, note, others } = talent;
  const facts = await packageFacts(talent, lang);
  return (
    <>
      {facts.length > 0 && <FactList facts={facts} className={styles.facts} />}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('others', { name })}>
          {others.map((one) => (
            <li key={`${one.name} ${one.pick} ${one.comment}`} dir="auto">
              {[`${one.name}:`, one.pick && t(one.pick), one.comment].filter(Boolean).join(' ')}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className={`${pieces.quoted} ${styles.note}`} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}
