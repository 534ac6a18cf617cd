import { getTranslations } from 'next-intl/server';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listSlides } from '@/lib/backend/slides';
import { getSocialLinks } from '@/lib/backend/social';
import type { Lang } from '@/lib/domain/languages';
import { emailOfLink, phoneOfLink } from '@/lib/domain/link-contacts';
import { slideViews } from '@/lib/view/slides';
import styles from './menu-foot.module.scss';

/** The foot of the small screens' menu: a picture, loaded when visible, and the agency's contacts. */
export async function MenuFoot({ lang }: { lang: Lang }) {
  const t = await getTranslations('Footer');
  const {
    whatsapp = null,
    email = null,
    instagram = null,
  } = (await readOrNull(getSocialLinks()))?.value ?? {};
  const slides = slideViews((await readOrNull(listSlides('home')))?.value ?? [], lang);
  const picture = slides.map(({ mobile }) => mobile).find((medium) => medium.kind === 'image');
  const ways = [
    { url: whatsapp, text: phoneOfLink(whatsapp) ?? t('whatsapp') },
    { url: email, text: emailOfLink(email) ?? t('email') },
    { url: instagram, text: t('instagram') },
  ];
  return (
    <div className={styles.foot}>
      {picture && (
        <img
          className={styles.portrait}
          src={picture.src}
          srcSet={picture.srcSet}
          referrerPolicy={picture.referrerPolicy}
          sizes="40vw"
          alt=""
          loading="lazy"
        />
      )}
      <ul className={styles.links} aria-label={t('social')}>
        {ways.map(
          ({ url, text }) =>
            url && (
              <li key={text}>
                <a href={url} rel="noreferrer">
                  {text}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
