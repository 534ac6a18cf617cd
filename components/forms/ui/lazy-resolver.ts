import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form's values in the browser: texts by field name. */
export type Texts = Record<string, string>;
export type SchemaLoader = () => Promise<z.ZodMiniType<unknown, FieldValues>>;

/** A resolver that loads zod and the schema on first use; without them the server alone validates. */
export function lazyResolver(load: SchemaLoader): Resolver<Texts> {
  return async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (!parts) return { values, errors: {} };
    const [{ zodResolver }, schema] = parts;
    return zodResolver(schema, undefined, { raw: true })(values, context, options);
  };
}
