import { printPictures } from '@/lib/domain/print-pictures';
import type { TalentProfile } from '@/lib/domain/types';
import { mediaPicture } from '@/lib/view/media';
import styles from './print-pictures.module.scss';

const PRINT_WIDTH_PX = 1080;

/** The four pictures of a printed profile. They are on paper only: no screen fetches them. */
export function PrintPictures({ talent }: { talent: TalentProfile }) {
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
