import type { CollectionBeforeOperationHook } from 'payload';

/** Orders talents by name without accents, then oldest first, as the index does. */
export const byName: CollectionBeforeOperationHook<'talents'> = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args)) return args;
  const [, minus] = /^(-?)name$/.exec(String(args.sort)) ?? [];
  return minus === undefined ? args : { ...args, sort: [`${minus}sort_name`, `${minus}createdAt`] };
};
