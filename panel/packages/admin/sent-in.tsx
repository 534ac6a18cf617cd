import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { isAnswering } from '../../parts/access/roles.ts';
import { moment, rows } from '../../platform/db/client.ts';
import { storedDay } from '../../platform/reference/agency-time.ts';
import { countryName } from '../../platform/reference/countries.ts';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './packages.module.css';

const HEADING = text('Enviado em seleções', 'Sent in packages');
const LISTED = 20;

const talent = z.object({ id: z.number() });
const sending = z.object({
  id: z.number(),
  title: z.string(),
  company: z.string().nullable(),
  country: z.string().nullable(),
  created_at: moment,
});

/** Beside the form of a talent: the packages they are in, for which client, in which country, newest first. */
export const SentIn: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const parsed = talent.safeParse(data);
  if (!parsed.success || !isAnswering(user)) return null;
  const found = await rows(
    payload,
    sql`SELECT DISTINCT p.id, p.title, c.company, c.country, p.created_at
      FROM packages_talents t JOIN packages p ON p.id = t._parent_id LEFT JOIN clients c ON c.id = p.client_id
      WHERE t.talent_id = ${parsed.data.id} ORDER BY p.id DESC LIMIT ${LISTED}`,
    sending,
  );
  if (found.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <section className={styles.links} aria-label={HEADING[language]}>
      <h3>{HEADING[language]}</h3>
      <ul>
        {found.map(({ id, title, company, country, created_at }) => (
          <li key={id}>
            <a href={`/admin/collections/packages/${id}`}>{title}</a>
            <span className={styles.small}>
              {[company, country && countryName(country, language), storedDay(created_at)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
