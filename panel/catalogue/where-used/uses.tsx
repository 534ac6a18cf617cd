import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { labelText } from '../../parts/fields/localized-labels.ts';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { findUses, USE_SOURCES, type Used } from '../uses/find-uses.ts';
import { ReplaceUses } from './replace-uses-dialog.tsx';
import styles from './uses.module.css';

const LABELS = {
  title: text('Onde é usado', 'Where it is used'),
  unused: text('Em lugar nenhum.', 'Nowhere.'),
  more: text('e mais {n}', 'and {n} more'),
  inTrash: text('na lixeira', 'in the trash'),
};

const SHOWN = 20;
const NAMED = 5;
const isUsed = (slug: string): slug is Used => Object.hasOwn(USE_SOURCES, slug);

/** The uses of a term or picture, beside its form; administrators take a term off all of them, and trash it. */
export const Uses: UIFieldServerComponent = async ({ data, collectionSlug, i18n, payload, user }) => {
  const id = Number(data?.id);
  if (!isUsed(collectionSlug) || !Number.isInteger(id) || id < 1) return null;
  const language = languageOf(i18n);
  const labels = inLanguage(LABELS, language);
  const { total, entries } = await findUses(payload, collectionSlug, id, SHOWN);
  const others = async (slug: Exclude<Used, 'media'>) => {
    const { docs } = await payload.find({ collection: slug, depth: 0, pagination: false, sort: 'title' });
    return docs.filter((one) => one.id !== id).map((one) => ({ id: one.id, name: one.name[language] }));
  };
  // texts of the site's pages are found by their place, `globals/agency`
  const nameOf = ({ path, title }: (typeof entries)[number]) =>
    labelText(payload.config.globals.find(({ slug }) => path === `globals/${slug}`)?.label, language) ||
    title;
  const names = entries.slice(0, NAMED).map(nameOf);
  const rest = total > NAMED ? `, ${fill(labels.more, { n: total - NAMED })}` : '';
  return (
    <section className={styles.uses} aria-label={labels.title}>
      <h3 className={styles.title}>{`${labels.title} (${total})`}</h3>
      {total === 0 && <p>{labels.unused}</p>}
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.path}>
            {entry.isInTrash ? (
              `${nameOf(entry)} (${labels.inTrash})`
            ) : (
              <a href={`/admin/${entry.path}`}>{nameOf(entry)}</a>
            )}
          </li>
        ))}
        {total > SHOWN && <li>{fill(labels.more, { n: total - SHOWN })}</li>}
      </ul>
      {total > 0 && !data?.deletedAt && user?.role === 'admin' && (
        <ReplaceUses
          slug={collectionSlug}
          id={id}
          others={collectionSlug === 'media' ? null : await others(collectionSlug)}
          about={{ n: total, name: names.join(', ') + rest, term: String(data?.title ?? '') }}
        />
      )}
    </section>
  );
};
