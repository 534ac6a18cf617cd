import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What a form holds in the browser: texts by field name. */
export type Texts = Record<string, string>;
export type SchemaLoader = () => Promise<z.ZodMiniType<unknown, FieldValues>>;

/**
 * A resolver that fetches zod and the schema when they are first needed (DESIGN 6); the error texts are message keys.
 * Where they cannot be fetched the form is let through: the server reads it by the same schema.
 */
export function lazyResolver(load: SchemaLoader): Resolver<Texts> {
  return async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (!parts) return { values, errors: {} };
    const [{ zodResolver }, schema] = parts;
    return zodResolver(schema, undefined, { raw: true })(values, context, options);
  };
}
