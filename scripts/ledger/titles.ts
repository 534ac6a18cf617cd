import type { CallExpression, Expression, Super } from 'oxc-parser';
import { nodesIn, parse } from '../lib/syntax.ts';

/** A test runner's names of a test, or a group of them. */
const RUNNERS = new Set(['test', 'it', 'describe']);
/** Tests and groups that do not run. */
const IDLE = new Set(['skip', 'todo', 'fixme']);

/** The names that a callee is made of: `test.describe.each(…)` is test, describe, each. */
function namesOf(callee: Expression | Super): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

function textOf(call: CallExpression, code: string): string[] {
  const [first] = call.arguments;
  if (first?.type === 'TemplateLiteral') return [code.slice(first.start + 1, first.end - 1)];
  return first?.type === 'Literal' && typeof first.value === 'string' ? [first.value] : [];
}

/** The titles of the tests and groups of a file that run, as they are written: `%s`, `$name` and `${path}` stay. */
export const titlesIn = (file: string, code: string): string[] =>
  [...nodesIn(parse(file, code))].flatMap(([node]) => {
    if (node.type !== 'CallExpression') return [];
    const [runner = '', ...rest] = namesOf(node.callee);
    return RUNNERS.has(runner) && !rest.some((name) => IDLE.has(name)) ? textOf(node, code) : [];
  });

const HOLE = /\$\{[^}]*\}|\$[\w.]+|%[sdifjoOc#$]/;

/** A regular expression that finds a test by its title as written; a table's values may be anything. */
export const patternOf = (title: string): string =>
  title
    .split(new RegExp(HOLE, 'g'))
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*');

/** A title without the numbers of the ledger. */
export const withoutNumbers = (title: string): string => title.replaceAll(/\s*\[S\d[^\]]*\]/g, '');
