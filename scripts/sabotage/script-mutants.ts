import type { Node } from 'oxc-parser';
import { nodesIn, parse } from '../lib/syntax.ts';
import type { Mutant } from './mutants.ts';
import { replacementsOf } from './replacements.ts';

/** The name of a key, an identifier or an element, and the text of a literal. */
function textOf(node: Node | null): string | null {
  if (node === null) return null;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : null;
}

/** The names by which a node is found. */
function namesOf(node: Node): (string | null)[] {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return [textOf(node.id)];
  if (node.type === 'Property' || node.type === 'MethodDefinition') return [textOf(node.key)];
  if (node.type === 'CallExpression') return [textOf(node.callee)];
  if (node.type === 'Literal') return [textOf(node)];
  if (node.type === 'JSXAttribute') return [textOf(node.name)];
  if (node.type !== 'JSXElement') return [];
  const { name, attributes } = node.openingElement;
  const values = attributes.map((each) => (each.type === 'JSXAttribute' ? textOf(each.value) : null));
  return [textOf(name), ...values];
}

/** The parts of a program that bear a name; `Talent.back` is the key back in Talent. */
function named(roots: Node[], name: string): Node[] {
  const [first = '', ...rest] = name.split('.');
  const found = roots.flatMap((root) =>
    [...nodesIn(root)].flatMap(([node]) => (node !== root && namesOf(node).includes(first) ? [node] : [])),
  );
  return rest.length === 0 ? found : named(found, rest.join('.'));
}

export function mutantsOfScript(file: string, code: string, name: string | null): Mutant[] {
  const program = parse(file, code);
  const ranges = name === null ? [program] : named([program], name);
  return [...nodesIn(program)].flatMap(([node, parents]) => {
    if (!ranges.some(({ start, end }) => node.start >= start && node.end <= end)) return [];
    return replacementsOf(node, parents, code);
  });
}
