import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { displayMoment } from '../../../platform/reference/agency-time.ts';
import { languageOf } from '../../../platform/reference/language.ts';
import { deletedForGoodAt } from '../in-trash.ts';
import styles from './trash.module.css';

const labels = (since: string, until: string, by: string) =>
  text(
    `Na lixeira desde ${since}${by && `, por ${by}`}. Some sozinho para sempre em ${until}. Até lá, “Restaurar” traz tudo de volta.`,
    `In the trash since ${since}${by && `, by ${by}`}. It is deleted for good on ${until}. Until then “Restore” brings everything back.`,
  );

/** An applicant's promised period goes on in the trash. */
const applicationWords = (since: string, until: string) =>
  text(
    `Na lixeira desde ${since}. É apagada para sempre, com as fotos, em ${until}. Até lá a Administração pode restaurar; a que está no fim do prazo prometido volta para cá sozinha.`,
    `In the trash since ${since}. It is deleted for good, photos included, on ${until}. Until then an administrator can restore it; one at the end of its promised period returns here by itself.`,
  );

/** Over the form of a trashed entry: since when, by whom, and until when it can come back. */
export const TrashBar: UIFieldServerComponent = ({ data, i18n, collectionSlug }) => {
  const { deletedAt, saved_by } = data;
  if (typeof deletedAt !== 'string') return null;
  const by = typeof saved_by === 'string' ? saved_by : '';
  const since = displayMoment(new Date(deletedAt));
  const until = displayMoment(deletedForGoodAt(collectionSlug, deletedAt));
  const isApplication = collectionSlug === 'applications';
  const said = isApplication ? applicationWords(since, until) : labels(since, until, by);
  // talents, posts and files begin with tabs or a preview, which keep their distance themselves
  const className = isApplication ? `${styles.bar} ${styles.apart}` : styles.bar;
  return <p className={className}>{said[languageOf(i18n)]}</p>;
};
