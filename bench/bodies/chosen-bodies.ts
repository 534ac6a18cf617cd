import { Refused } from '@passarela/gate/refusal';
import type { Rule } from '@passarela/gate/rule';
import { checkLength, findBodyRule } from '@passarela/gate/rule';
import type { Route } from './routes.ts';
import { headersOf, UNREAD_BODIES, WORST_BODIES, type WorstBody } from './worst-bodies.ts';

export type Posted = { route: Route; body: WorstBody };

const isStranger = () => false;

/** Whether the gate reads a stranger's body before it refuses it. */
function isRead(rules: readonly Rule[], { method, path }: Route, body: WorstBody): boolean {
  const req = { method, url: path, headers: headersOf(body) };
  try {
    const rule = findBodyRule(rules, req, isStranger);
    if (rule !== null && rule !== 'dropped') checkLength(req, rule, isStranger);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const sameRules = (rules: readonly Rule[], { method, path }: Route): string =>
  `${method} ${rules.flatMap(({ fits }, at) => (fits(path, { url: path, headers: {} }) ? [at] : [])).join()}`;

/** A rule's first route, or all (`isWhole`), gets every body; others the bodies that are read, and the worst. */
export function chosenBodies(rules: readonly Rule[], routes: readonly Route[], isWhole: boolean): Posted[] {
  const seen = new Set<string>();
  return routes.flatMap((route) => {
    const same = sameRules(rules, route);
    const isFirst = !seen.has(same);
    seen.add(same);
    const bodies = WORST_BODIES.filter(
      (body) => isWhole || isFirst || UNREAD_BODIES.includes(body.name) || isRead(rules, route, body),
    );
    return bodies.map((body) => ({ route, body }));
  });
}
