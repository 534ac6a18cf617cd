import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './photo-grid.module.css';

const LIST = '/admin/collections/talents';
const FILTERS = [
  { words: text('Sem foto', 'No photo'), query: 'where[cover][exists]=false' },
  { words: text('Sem categoria', 'No category'), query: 'where[categories][exists]=false' },
  { words: text('Rascunhos', 'Drafts'), query: 'where[status][equals]=draft' },
];
const ALL = text('Todos', 'All');

type Query = BeforeListTableServerProps['searchParams'];

const isAsked = (searchParams: Query | undefined, query: string): boolean => {
  const [name = '', value] = query.split('=');
  return searchParams?.[name] === value;
};

type Props = { i18n: BeforeListTableServerProps['i18n']; searchParams: Query | undefined };

/** Over the list of talents: the most common filters, in one click. */
export function Filters({ i18n, searchParams }: Props) {
  const language = languageOf(i18n);
  const links = [{ words: ALL, query: '' }, ...FILTERS];
  const shown = FILTERS.find(({ query }) => isAsked(searchParams, query))?.query ?? '';
  return (
    <nav className={styles.filters} aria-label={text('Filtros rápidos', 'Quick filters')[language]}>
      {links.map(({ words, query }) => (
        <a
          key={query}
          className={controls.secondary}
          href={query ? `${LIST}?${query}` : LIST}
          aria-current={query === shown ? 'true' : undefined}
        >
          {words[language]}
        </a>
      ))}
    </nav>
  );
}
