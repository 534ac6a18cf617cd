import { PHOTO_FIELDS } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import { files } from '../../platform/files/files.ts';
import { CLOSED, isRandomName, openPhoto } from '../../platform/photos/folders.ts';
import { photoKey } from '../../platform/photos/keep.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import styles from './inbox.module.css';

const CAPTIONS = [
  text('Perfil', 'Profile'),
  text('Rosto', 'Face'),
  text('Corpo inteiro', 'Full body'),
  text('Personalidade', 'Personality'),
];

type Props = { data: Record<string, unknown>; i18n: { language: string } };

/** The four photos of an application; each opens in a new tab. One that does not open says why. */
export async function ApplicationPhotos({ data, i18n }: Props) {
  if (!data.id || !isRandomName(String(data.photos))) return null;
  const language = languageOf(i18n);
  const states = await Promise.all(PHOTO_FIELDS.map((_, index) => stateOf(String(data.photos), index + 1)));
  return (
    <div className={styles.photos}>
      {PHOTO_FIELDS.map((field, index) => {
        const address = `/cms-api/applications/${data.id}/photos/${index + 1}`;
        const caption = CAPTIONS[index]?.[language] ?? '';
        const closed = states[index];
        return (
          <figure className={styles.photo} key={field}>
            {closed ? (
              <p className={styles.closedPhoto}>{closed[language]}</p>
            ) : (
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={caption} />
              </a>
            )}
            <figcaption>{caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

async function stateOf(folder: string, number: number): Promise<Text | null> {
  const found = await openPhoto(files(), photoKey(folder, number), env().PRIVATE_KEYS);
  if (typeof found === 'string') return CLOSED[found];
  found.stream.destroy();
  return null;
}
