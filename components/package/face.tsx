import { getTranslations } from 'next-intl/server';
import type { PackageTalent } from '@/lib/backend/answers/package';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { packageApi } from '@/lib/routes/package-link';
import styles from './face.module.scss';

/** `isFirst`: of the page; its picture alone is fetched before its turn. */
type Props = { lang: Lang; link: string; talent: PackageTalent; isFirst: boolean };
type Picture = PackageTalent['pictures'][number];

const SIZES = `(min-width: 1024px) 24vw, (min-width: 768px) 55vw, ${onPhone(86)}`;
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

const ratioOf = ({ width, height }: Picture) => (width && height ? width / height : 0);

/** The shape of the narrowest: all photos of a face are as high as this one when it fills the window. */
function shapeOf(pictures: readonly Picture[]): 'portrait' | 'square' | 'landscape' {
  const ratio = Math.min(...pictures.map(ratioOf));
  if (ratio < 0.9) return 'portrait';
  return ratio < 1.2 ? 'square' : 'landscape';
}

/** How many photos share the first row of a desk: three, if they are portraits. */
const abreastOf = (pictures: readonly Picture[]): 2 | 3 =>
  pictures.length > 2 && pictures.slice(0, 3).every((picture) => ratioOf(picture) < 0.9) ? 3 : 2;

/** The photos of a talent side by side. */
export async function FacePhotos({ lang, link, talent, isFirst }: Props) {
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const { name, isGone, pictures } = talent;
  if (isGone) return <p className={styles.gone}>{t('gone')}</p>;
  return (
    <ul
      className={styles.photos}
      aria-label={t('photosOf', { name })}
      data-shape={shapeOf(pictures)}
      data-abreast={abreastOf(pictures)}
    >
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
  );
}
