import { getTranslations } from 'next-intl/server';
import { MeasureValue } from '@/components/units/measure-value';
import type { PackageTalent } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { packageApi } from '@/lib/routes/package-link';
import { packageFacts } from '@/lib/view/package-facts';
import styles from './face.module.scss';

/** `isFirst`: of the page; its picture alone is fetched before its turn. */
type Props = { lang: Lang; link: string; talent: PackageTalent; isFirst: boolean };
type Picture = PackageTalent['pictures'][number];

const SIZES = `(min-width: 1024px) 40vw, (min-width: 768px) 55vw, ${onPhone(86)}`;
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

/** The shape of the narrowest: all photos of a face are as high as this one when it fills the window. */
function shapeOf(pictures: readonly Picture[]): 'portrait' | 'square' | 'landscape' {
  const ratio = Math.min(...pictures.map(({ width, height }) => (width && height ? width / height : 0)));
  if (ratio < 0.9) return 'portrait';
  return ratio < 1.2 ? 'square' : 'landscape';
}

/** A talent of a package: photos side by side, name, facts, and what the agency notes. */
export async function Face({ lang, link, talent, isFirst }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { name, isGone, note, availability, pictures, others } = talent;
  if (isGone) return <p className={styles.gone}>{t('gone')}</p>;
  const facts = await packageFacts(talent, lang);
  return (
    <>
      <ul className={styles.photos} aria-label={t('photosOf', { name })} data-shape={shapeOf(pictures)}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <a href={largeOf(link, picture)} referrerPolicy="no-referrer">
              <img
                {...sourcesOf(link, picture)}
                sizes={SIZES}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                alt={picture.alt[lang] ?? t('photo', { name, number: at + 1 })}
                loading={isFirst && at === 0 ? undefined : 'lazy'}
                referrerPolicy="no-referrer"
              />
            </a>
          </li>
        ))}
      </ul>
      <h2 className={styles.name}>{name}</h2>
      {availability && <p className={styles.availability}>{t(availability)}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, label, value, units }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <MeasureValue value={value} units={units} />
              </dd>
            </div>
          ))}
        </dl>
      )}
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
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}
