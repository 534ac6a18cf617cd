import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  QueryError,
  type SanitizedConfig,
} from 'payload';

const isLink = ({ type }: FlattenedField): boolean =>
  type === 'relationship' || type === 'upload' || type === 'join';

/** Whether a path leads through a link into another entry, at any depth. */
function leavesEntry(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return false;
  return isLink(field) || ('flattenedFields' in field && leavesEntry(field.flattenedFields, rest));
}

const sortsOf = (args: object): string[] =>
  'sort' in args ? [args.sort].flat().filter((path) => typeof path === 'string') : [];

/**
 * A hook of every collection: nobody orders entries by fields of other ones. Payload lets hidden fields through there
 * (`sort=assigned_to.hash`), and an order reveals values that the person may not read; no screen of ours needs it.
 */
const refuseForeignSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return;
  for (const path of sortsOf(args)) {
    const [first = '', ...rest] = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    // an entry's history: `parent` is the entry, `version` the state of it
    const isOfParent = first === 'parent' && rest.length > 0;
    const own = first === 'version' ? rest : [first, ...rest];
    if (isOfParent || leavesEntry(collection.flattenedFields, own)) throw new QueryError([{ path }]);
  }
};

export function withOwnSort(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseForeignSort);
  return config;
}
