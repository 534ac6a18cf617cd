import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { localDay } from '../../platform/reference/agency-time.ts';
import { uploadedName } from '../../platform/reference/content-name.ts';
import { thumbnail } from '../media/staff-file.ts';
import styles from './compare.module.css';
import { picturesThen } from './pictures-then.ts';

const TEXTS = {
  none: text('vazio', 'empty'),
  gone: text('Arquivo apagado', 'File deleted'),
  binned: text('Está na lixeira', 'It is in the trash'),
  replaced: text('Trocada por outra em {day}', 'Replaced by another on {day}'),
  lost: text(
    'A foto de então foi trocada em {day} e já não existe.',
    'The picture of that time was replaced on {day} and no longer exists.',
  ),
};

type Props = { ids: number[]; at: string | null; req: PayloadRequest; language: Language };

/** Pictures as they were at a moment; at none, as they are now. */
export async function Pictures({ ids, at, req, language }: Props) {
  if (ids.length === 0) return <p className={styles.text}>{TEXTS.none[language]}</p>;
  const pictures = await picturesThen(req, ids, at);
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, medium, replacedAt }) => {
        const day = replacedAt ? localDay(Date.parse(replacedAt)).split('-').reverse().join('/') : '';
        const source = medium && thumbnail({ ...medium });
        const about = replacedAt
          ? (medium ? TEXTS.replaced : TEXTS.lost)[language].replace('{day}', day)
          : medium
            ? medium.deletedAt && TEXTS.binned[language]
            : TEXTS.gone[language];
        return (
          <li key={id}>
            {source && <img src={source} alt={medium.alt?.[language] ?? ''} loading="lazy" />}
            {medium?.filename && <span>{uploadedName(medium.filename)}</span>}
            {about && <em>{about}</em>}
          </li>
        );
      })}
    </ul>
  );
}
