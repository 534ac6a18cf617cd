/** Each file's imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;
/** A file that is changed, and the test files that are to notice. */
type Change = { file: string; tests: readonly string[] };

/** A file and all that it imports, near and far. */
export function reachOf(files: readonly string[], imports: Imports): Set<string> {
  const reach = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reach.has(file)) continue;
    reach.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return reach;
}

/** Puts each change into the first group in which it touches no other, else into its own; the largest comes first. */
export function groupsOf<Each extends Change>(
  changes: readonly Each[],
  imports: Imports,
  everywhere: ReadonlySet<string>,
): Each[][] {
  const reachFrom = new Map(changes.map((each) => [each, reachOf([each.file], imports)]));
  const touches = (one: Each, other: Each) =>
    [one, other].some(({ file }) => everywhere.has(file)) ||
    Boolean(reachFrom.get(one)?.has(other.file) || reachFrom.get(other)?.has(one.file)) ||
    one.tests.some((test) => other.tests.includes(test));
  const groups: Each[][] = [];
  for (const each of changes) {
    const group = groups.find((members) => !members.some((member) => touches(member, each)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups.toSorted((one, other) => other.length - one.length);
}
