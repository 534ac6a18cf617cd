import type { Expression, Node } from 'oxc-parser';
import type { Mutant } from './mutants.ts';

const OPPOSITES = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);
/** Calls without which a list or a text stays as it was. */
const CHANGING = /^(?:filter|slice|sort|toSorted|reverse|toReversed|trim|toLowerCase|toUpperCase)$/;
/** Attributes that no visitor meets. */
const HIDDEN = /^(?:className|key|id|htmlFor|data-.*)$/;

/** Attributes that switch something in a browser. */
const SWITCH =
  /^(?:disabled|muted|loop|accept|rows|required|role|hidden|open|readOnly|autoPlay|inert|aria-.*)$/;

const swap = ({ start, end }: Node, text: string): Mutant => ({ start, end, text });

/** A literal that names a key, an import or a directive, or that nobody meets, stays as it is. */
function isFixed(node: Node, [parent]: readonly Node[]): boolean {
  if (parent === undefined) return true;
  if (
    /^(?:Import|Export)/.test(parent.type) ||
    (parent.type === 'ExpressionStatement' && 'directive' in parent)
  )
    return true;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition')
    return parent.key.start === node.start && !parent.computed;
  if (parent.type !== 'JSXAttribute') return parent.type === 'CallExpression' && isImport(parent.callee);
  return parent.name.type === 'JSXIdentifier' && HIDDEN.test(parent.name.name);
}

const isImport = (callee: Node) =>
  callee.type === 'Identifier' && /^(?:require|fetchModule)$/.test(callee.name);

function ofLiteral(node: Node & { type: 'Literal' }, parents: readonly Node[], code: string): Mutant[] {
  if (isFixed(node, parents)) return [];
  if ('regex' in node && node.regex) return [swap(node, `/(?!)/${node.regex.flags}`)];
  if (typeof node.value === 'number') return [swap(node, String(node.value * 2 + 1))];
  if (typeof node.value === 'boolean') return [swap(node, String(!node.value))];
  if (typeof node.value !== 'string') return [];
  const quote = code.slice(node.start, node.start + 1);
  return [swap(node, `${code.slice(node.start, node.end - 1)}x${quote}`)];
}

/** The operator between two operands, which stands in no node of its own. */
function ofOperator(left: Node, right: Node, operator: string, code: string): Mutant[] {
  const opposite = OPPOSITES.get(operator);
  const start = code.indexOf(operator, left.end);
  if (!opposite || start < 0 || start >= right.start) return [];
  return [{ start, end: start + operator.length, text: opposite }];
}

function ofCall(callee: Expression, call: Node, code: string): Mutant[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (!CHANGING.test(callee.property.name)) return [];
  return [swap(call, code.slice(callee.object.start, callee.object.end))];
}

function ofAttribute({ name, value, ...node }: Node & { type: 'JSXAttribute' }, code: string): Mutant[] {
  if (!SWITCH.test(code.slice(name.start, name.end)) || value?.type === 'Literal') return [];
  return [{ start: name.end, end: node.end, text: value === null ? '={false}' : '={undefined}' }];
}

const negated = (test: Node, code: string) => swap(test, `!(${code.slice(test.start, test.end)})`);

/** Wrong replacements of a node; `parents` begins with the nearest. */
export function replacementsOf(node: Node, parents: readonly Node[], code: string): Mutant[] {
  switch (node.type) {
    case 'Literal':
      return ofLiteral(node, parents, code);
    case 'JSXText':
      return /\p{L}/u.test(node.value) ? [swap(node, `${node.value.trimEnd()}x`)] : [];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return ofOperator(node.left, node.right, node.operator, code);
    case 'IfStatement':
    case 'ConditionalExpression':
      return [negated(node.test, code)];
    case 'UnaryExpression':
      return node.operator === '!'
        ? [swap(node, `(${code.slice(node.argument.start, node.argument.end)})`)]
        : [];
    case 'CallExpression':
      return node.callee.type === 'Super' ? [] : ofCall(node.callee, node, code);
    case 'Property':
      return parents[0]?.type === 'ObjectExpression' ? [swap(node, '...{}')] : [];
    case 'JSXAttribute':
      return ofAttribute(node, code);
    case 'JSXElement':
      return /^JSX(?:Element|Fragment)$/.test(parents[0]?.type ?? '') ? [swap(node, '{null}')] : [];
    default:
      return [];
  }
}
