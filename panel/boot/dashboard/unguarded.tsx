import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './dashboard.module.css';
import { readUnguarded } from './read-catalogue.ts';

const TITLE = text('Menores sem responsável na ficha', 'Minors without a guardian in the entry');
const WHAT = text(
  'Complete a ficha. Até lá, nenhum cliente vê estas pessoas; quem está no site continua no ar até alguém despublicar.',
  'Complete the entry. Until then no client sees these people; whoever is on the site stays there until somebody unpublishes them.',
);

/** For all staff: minors who are shown already without what the rule asks for (docs/decisions/minors.md). */
export async function Unguarded({ payload, i18n, user }: ServerProps) {
  const people = user ? await readUnguarded(payload, Date.now()) : [];
  if (people.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <section className={styles.warning} aria-label={TITLE[language]}>
      <h2>{TITLE[language]}</h2>
      <p>{WHAT[language]}</p>
      <ul className={styles.lines}>
        {people.map(({ href, title, what }) => (
          <li key={href}>
            <a href={href}>{title[language]}</a>
            <span>{what[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
