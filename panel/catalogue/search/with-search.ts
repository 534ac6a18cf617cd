import { foldSearch } from '@passarela/contract/fold-search';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Where,
} from 'payload';
import { isSearched, type Searched, searchText } from './search-text.ts';

const COLUMN = 'search';

const keepText =
  (slug: Searched): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => ({
    ...data,
    [COLUMN]: searchText(slug, {
      ...originalDoc,
      ...data,
      agency: { ...originalDoc?.agency, ...data.agency },
      alt: { ...originalDoc?.alt, ...data.alt },
    }),
  });

/** A condition with typed words folded as the column is; pickers ask for the title, which becomes the column. */
function folded(where: Where, title: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]): [string, Where[string]] => {
      if (Array.isArray(value)) return [key, value.map((part) => folded(part, title))];
      const isText = key === COLUMN || key === title;
      if (!isText || typeof value !== 'object' || typeof value.like !== 'string') return [key, value];
      const { like, ...others } = value;
      return [COLUMN, { ...others, like: foldSearch(like) }];
    }),
  );
}

const foldAsked =
  (title: string): CollectionBeforeOperationHook =>
  ({ args }) =>
    'where' in args && args.where ? { ...args, where: folded(args.where, title) } : args;

/** A collection searched without accents, capitals and apostrophes, in lists and pickers. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, slug, upload } = collection;
  if (!isSearched(slug)) return collection;
  const title = admin?.useAsTitle ?? (upload ? 'filename' : 'id');
  const others = (admin?.listSearchableFields ?? []).filter((field) => field === 'message');
  return {
    ...collection,
    admin: { ...admin, listSearchableFields: [COLUMN, ...others] },
    hooks: {
      ...hooks,
      beforeOperation: [foldAsked(title), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), keepText(slug)],
    },
  };
}
