import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod/mini';
import { displayMoment, localDay } from '../../../platform/reference/agency-time.ts';
import { languageOf } from '../../../platform/reference/language.ts';
import { guardian, MINORS, minorsAmong } from '../../../platform/reference/minors.ts';
import { deletedForGoodAt } from '../in-trash.ts';
import styles from './trash.module.css';

const AS_DRAFT = text(
  'Se falta algo na ficha, volta como rascunho.',
  'If something is missing in the entry, it comes back as a draft.',
);
const string = z.nullish(z.string());
/** The form's data as the rule about minors reads it. */
const person = z.object({
  name: z.string(),
  birthdate: string,
  agency: z.optional(guardian),
});

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
  const language = languageOf(i18n);
  const talent = collectionSlug === 'talents' ? person.safeParse(data).data : undefined;
  const [minor] = talent ? minorsAmong([talent], language, localDay(Date.now())) : [];
  return (
    <p className={className}>
      {said[language]} {minor && `${MINORS[language]}: ${minor}. ${AS_DRAFT[language]}`}
    </p>
  );
};
