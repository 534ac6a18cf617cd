import type { Vocabulary } from './vocabulary';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const TEXT_RANGES: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => DATE.test(text),
  Time: (text) => TIME.test(text),
  DateTime: (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
};

const NUMBER_RANGES: Record<string, (value: number) => boolean> = {
  Number: Number.isFinite,
  Float: Number.isFinite,
  Integer: Number.isInteger,
};

/** Checks JSON-LD against schema.org's definitions: types, their properties and values. */
export function checkSchema(vocabulary: Vocabulary, data: unknown): string[] {
  const isA = (type: string, wanted: string): boolean =>
    type === wanted || (vocabulary.parents.get(type) ?? []).some((parent) => isA(parent, wanted));

  const typesOf = (node: Node) => asList(node['@type']).filter((type) => typeof type === 'string');

  function isMember(text: string, range: string) {
    const name = /^https?:\/\/schema\.org\/(\w+)$/.exec(text)?.[1] ?? '';
    return (vocabulary.members.get(name) ?? []).some((type) => isA(type, range));
  }

  function fits(value: unknown, range: string): boolean {
    if (typeof value === 'string') return TEXT_RANGES[range]?.(value) ?? isMember(value, range);
    if (typeof value === 'number') return NUMBER_RANGES[range]?.(value) ?? false;
    if (typeof value === 'boolean') return range === 'Boolean';
    if (!isNode(value)) return false;
    const types = typesOf(value);
    if (types.length === 0) return typeof value['@id'] === 'string' && !(range in TEXT_RANGES);
    return types.some((type) => isA(type, range));
  }

  function checkProperty(types: string[], name: string, value: unknown, at: string): string[] {
    const domains = vocabulary.domains.get(name);
    if (!domains) return [`${at}: there is no property ${name}`];
    const errors: string[] = [];
    if (vocabulary.superseded.has(name)) errors.push(`${at}: ${name} has been superseded`);
    if (!types.some((type) => domains.some((domain) => isA(type, domain))))
      errors.push(`${at}: ${name} does not belong to ${types.join(' or ')}`);
    const ranges = vocabulary.ranges.get(name) ?? [];
    for (const each of asList(value)) {
      if (!ranges.some((range) => fits(each, range)))
        errors.push(`${at}: ${JSON.stringify(each)} is none of ${ranges.join(', ')}`);
      if (isNode(each)) errors.push(...checkNode(each, at));
    }
    return errors;
  }

  function checkNode(node: Node, at: string): string[] {
    const types = typesOf(node);
    if (types.length === 0) return node['@id'] ? [] : [`${at}: has no @type`];
    const unknown = types.filter((type) => !vocabulary.parents.has(type));
    if (unknown.length > 0) return [`${at}: there is no type ${unknown.join(', ')}`];
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => checkProperty(types, name, value, `${at}.${name}`));
  }

  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['has no @context of schema.org'];
  return checkNode(data, typesOf(data).join(' '));
}
