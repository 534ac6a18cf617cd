import { getTranslations } from 'next-intl/server';
import { getSocialLinks, listSlides } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import { focusAttributes } from '@/lib/domain/focus';
import { emailOfLink, phoneOfWhatsApp } from '@/lib/domain/link-contacts';
import { mediaPicture } from '@/lib/view/media';
import { videoExtension } from '@/lib/view/slides';
import styles from './menu-foot.module.scss';

/** One width: the picture stands in every page, and few open the menu. */
const WIDTH_PX = 640;

/** The foot of the small screens' menu: a picture, loaded when visible, and the agency's contacts. */
export async function MenuFoot() {
  const t = await getTranslations('Footer');
  const [social, slides] = await Promise.all([readOrNull(getSocialLinks()), listSlides('home')]);
  const { whatsapp = null, email = null, instagram = null } = social?.value ?? {};
  const slide = slides.find(({ mobile }) => videoExtension(mobile) === null);
  const picture = mediaPicture(slide?.mobile ?? null, [WIDTH_PX]);
  const ways = [
    { url: whatsapp, text: phoneOfWhatsApp(whatsapp) ?? t('whatsapp') },
    { url: email, text: emailOfLink(email) ?? t('email') },
    { url: instagram, text: t('instagram') },
  ];
  return (
    <div className={styles.foot}>
      {picture && (
        <img
          className={styles.portrait}
          {...focusAttributes(slide?.mobileFocus ?? null)}
          src={picture.src}
          referrerPolicy={picture.referrerPolicy}
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
