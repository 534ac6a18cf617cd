import { PHOTO_FIELDS } from '@passarela/contract';
import type { UIFieldServerComponent } from 'payload';
import { text } from '../../reference/text.ts';
import styles from './inbox.module.css';
import { languageOf } from './language.ts';

const CAPTIONS = [
  text('Perfil', 'Profile'),
  text('Rosto', 'Face'),
  text('Corpo inteiro', 'Full body'),
  text('Personalidade', 'Personality'),
];

/** The four photos of an application, large; each opens whole in a new tab. */
export const ApplicationPhotos: UIFieldServerComponent = ({ data, i18n }) => {
  if (!data.id || !data.photos) return null;
  return (
    <div className={styles.photos}>
      {PHOTO_FIELDS.map((field, index) => {
        const address = `/cms-api/applications/${data.id}/photos/${index + 1}`;
        const caption = CAPTIONS[index]?.[languageOf(i18n)] ?? '';
        return (
          <figure className={styles.photo} key={field}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={caption} />
            </a>
            <figcaption>{caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
};
