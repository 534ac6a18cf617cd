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

const HEADING = text('Enviado em pacotes', 'Sent in packages');
const SOMEBODY = text('Sem cliente', 'Without a client');
const LISTED = 100;

const talent = z.object({ id: z.number() });
const sending = z.object({
  id: z.number(),
  package: z.coerce.number(),
  title: z.string().nullable(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  country: z.string().nullable(),
  created_at: moment,
});

/** Beside the form of a talent: to whom they were sent, in which country and when, newest first. */
export const SentIn: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const parsed = talent.safeParse(data);
  if (!parsed.success || !isAnswering(user)) return null;
  const found = await rows(
    payload,
    sql`SELECT s.id, s.package, p.title, s.name, s.company, s.country, s.created_at
      FROM sendings s LEFT JOIN packages p ON p.id = s.package
      WHERE s.talent = ${parsed.data.id} ORDER BY s.id DESC LIMIT ${LISTED}`,
    sending,
  );
  if (found.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <section className={styles.links} aria-label={HEADING[language]}>
      <h3>{HEADING[language]}</h3>
      <ul>
        {found.map(({ id, package: of, title, name, company, country, created_at }) => (
          <li key={id}>
            <strong>{[company, name].filter(Boolean).join(', ') || SOMEBODY[language]}</strong>
            <span className={styles.small}>
              {[country && countryName(country, language), storedDay(created_at)].filter(Boolean).join(' · ')}
            </span>
            {title && <a href={`/admin/collections/packages/${of}`}>{title}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
};
