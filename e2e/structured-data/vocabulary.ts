import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const SCHEMA = 'http://schema.org/';
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const META = /^(http:\/\/www\.w3\.org\/|http:\/\/schema\.org\/DataType$)/;
const TRIPLE = /^<([^>]+)> <([^>]+)> <([^>]+)> /;

const nameOf = (iri: string) => iri.slice(SCHEMA.length);

/** schema.org's own definitions: types, properties, members of enumerations, and their relations. */
export type Vocabulary = {
  parents: Map<string, string[]>;
  domains: Map<string, string[]>;
  ranges: Map<string, string[]>;
  superseded: Set<string>;
  /** The types of each member of an enumeration: Male is a GenderType. */
  members: Map<string, string[]>;
};

function push(map: Map<string, string[]>, key: string, value: string) {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Reads the release of schema.org that the package `@vocabulary/schema` carries whole. */
export function readVocabulary(): Vocabulary {
  const folder = path.dirname(require.resolve('@vocabulary/schema'));
  const found: Vocabulary = {
    parents: new Map(),
    domains: new Map(),
    ranges: new Map(),
    superseded: new Set(),
    members: new Map(),
  };
  for (const line of readFileSync(path.join(folder, 'schema.nq'), 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = TRIPLE.exec(line) ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const name = nameOf(subject);
    if (predicate === RDF_TYPE && object.endsWith('#Class'))
      found.parents.set(name, found.parents.get(name) ?? []);
    else if (predicate === RDF_TYPE && !META.test(object)) push(found.members, name, nameOf(object));
    else if (predicate === SUBCLASS && object.startsWith(SCHEMA)) push(found.parents, name, nameOf(object));
    else if (predicate === `${SCHEMA}domainIncludes`) push(found.domains, name, nameOf(object));
    else if (predicate === `${SCHEMA}rangeIncludes`) push(found.ranges, name, nameOf(object));
    else if (predicate === `${SCHEMA}supersededBy`) found.superseded.add(name);
  }
  return found;
}
