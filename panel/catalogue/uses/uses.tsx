import type { UIFieldServerComponent } from 'payload';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { findUses } from './find-uses.ts';
import { PLACES, type Used } from './places.ts';
import { ReplaceUses } from './replace-uses-dialog.tsx';
import styles from './uses.module.css';
import { WORDS } from './words.ts';

const SHOWN = 20;
const NAMED = 5;
const isUsed = (slug: string): slug is Used => Object.hasOwn(PLACES, slug);

/** The uses of a term or picture, beside its form; administrators take a term off all of them, and delete it. */
export const Uses: UIFieldServerComponent = async ({ data, collectionSlug, i18n, payload, user }) => {
  const id = Number(data?.id);
  if (!isUsed(collectionSlug) || !Number.isInteger(id) || id < 1) return null;
  const language = languageOf(i18n);
  const words = inLanguage(WORDS, language);
  const { total, entries } = await findUses(payload, collectionSlug, id, SHOWN);
  const others = async (slug: 'categories' | 'divisions' | 'skills') => {
    const { docs } = await payload.find({ collection: slug, depth: 0, pagination: false, sort: 'title' });
    return docs.filter((one) => one.id !== id).map((one) => ({ id: one.id, name: one.name[language] }));
  };
  const names = entries.slice(0, NAMED).map(({ title }) => title);
  const rest = total > NAMED ? `, ${fill(words.more, { n: total - NAMED })}` : '';
  return (
    <section className={styles.uses} aria-label={words.title}>
      <h3 className={styles.title}>{`${words.title} (${total})`}</h3>
      {total === 0 && <p>{words.unused}</p>}
      <ul>
        {entries.slice(0, SHOWN).map(({ path, title, isInTrash }) => (
          <li key={path}>
            {isInTrash ? `${title} (${words.inTrash})` : <a href={`/admin/${path}`}>{title}</a>}
          </li>
        ))}
        {total > SHOWN && <li>{fill(words.more, { n: total - SHOWN })}</li>}
      </ul>
      {collectionSlug !== 'media' && total > 0 && user?.role === 'admin' && (
        <ReplaceUses
          slug={collectionSlug}
          id={id}
          others={await others(collectionSlug)}
          words={{
            ...words,
            about: fill(words.about, {
              n: total,
              name: names.join(', ') + rest,
              term: String(data?.title ?? ''),
            }),
          }}
        />
      )}
    </section>
  );
};
