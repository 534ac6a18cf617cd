import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** What a form holds in the browser: texts by field name. */
export type Texts = Record<string, string>;
export type SchemaLoader = () => Promise<z.ZodType<unknown, Texts>>;

/**
 * A resolver that fetches zod and the schema when they are first needed (DESIGN 6). Where they cannot be fetched, the
 * form is let through: the server reads it by the same schema.
 */
export function lazyResolver(load: SchemaLoader): Resolver<Texts> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (loaded === null) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema, undefined, { raw: true })(values, context, options);
  };
}
