import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { shownMoment } from '../../reference/agency-time.ts';
import { languageOf } from '../../reference/language.ts';
import { deletedForGoodAt } from '../../trash/in-trash.ts';
import styles from './trash.module.css';

const words = (since: string, until: string, by: string) =>
  text(
    `Na lixeira desde ${since}${by && `, por ${by}`}. Some sozinho para sempre em ${until}. Até lá, “Restaurar” traz tudo de volta.`,
    `In the trash since ${since}${by && `, by ${by}`}. It is deleted for good on ${until}. Until then “Restore” brings everything back.`,
  );

/** Over the form of something in the trash: since when, by whom, and until when it can come back. */
export const TrashBar: UIFieldServerComponent = ({ data, i18n }) => {
  const { deletedAt, saved_by } = data;
  if (typeof deletedAt !== 'string') return null;
  const by = typeof saved_by === 'string' ? saved_by : '';
  const since = shownMoment(new Date(deletedAt));
  const until = shownMoment(deletedForGoodAt(deletedAt));
  return <p className={styles.bar}>{words(since, until, by)[languageOf(i18n)]}</p>;
};
