import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { faultsOf } from '@/lib/form-action/typed';

/** What a form holds in the browser: texts by field name. */
export type Texts = Record<string, string>;
export type SchemaLoader = () => Promise<z.ZodMiniType>;

const toError = (message: string) => ({ type: 'rule', message });

/**
 * A resolver that fetches zod and the schema when they are first needed (DESIGN 6); the error texts are message keys.
 * Where they cannot be fetched the form is let through: the server reads it by the same schema.
 */
export function lazyResolver(load: SchemaLoader): Resolver<Texts> {
  return async (values) => {
    const schema = await load().catch(() => null);
    const result = schema?.safeParse(values);
    if (!result?.error) return { values, errors: {} };
    const faults = Object.entries(faultsOf(result.error));
    return { values: {}, errors: Object.fromEntries(faults.map(([field, key]) => [field, toError(key)])) };
  };
}
