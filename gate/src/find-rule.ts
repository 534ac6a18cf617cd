import type { IncomingMessage } from 'node:http';
import { Refused } from './refusal.ts';
import type { BodyRule, Rule } from './rule.ts';

/** Methods of an address that no rule names: what reads only, without a body. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/';

/** The methods of an address as `Allow` lists them; OPTIONS is left to the program. */
function methodsOf(rules: readonly Rule[]): string[] {
  if (rules.length === 0) return READING;
  const methods = rules.map(({ method }) => method);
  return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
}

/** The rule for the body of a request, null where none may come; throws 405 for a method that the address lacks. */
export function findBodyRule(rules: readonly Rule[], { method = '', url }: IncomingMessage): BodyRule | null {
  const pathname = pathOf(url);
  const fitting = rules.filter(({ fits }) => fits(pathname));
  const methods = methodsOf(fitting);
  if (!methods.includes(method) && method !== 'OPTIONS') {
    throw new Refused({ status: 405, message: 'Method not allowed here', allow: methods.join(', ') });
  }
  const wanted = method === 'HEAD' ? 'GET' : method;
  return fitting.find((rule) => rule.method === wanted)?.body ?? null;
}
