import { type Node, parseSync, visitorKeys } from 'oxc-parser';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types and imports are left out: no test can see them change. */
const UNSEEN = /^(?:Import|TS(?!As|Satisfies|NonNull))/;

function childrenOf(node: Node): Node[] {
  const fields = new Map(Object.entries(node));
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields.get(key) ?? [])
    .filter(isNode)
    .filter(({ type }) => !UNSEEN.test(type));
}

/** A node and all in it, each with its parents, the nearest first. */
export function* nodesIn(
  node: Node,
  parents: readonly Node[] = [],
): Generator<[node: Node, parents: readonly Node[]]> {
  yield [node, parents];
  for (const child of childrenOf(node)) yield* nodesIn(child, [node, ...parents]);
}

/** The syntax tree of TypeScript, JSX or JavaScript, by the ending of the file's name. */
export const parse = (file: string, code: string): Node => parseSync(file, code).program;
