import { expect, it } from 'vitest';
import { type Bom, named, wholeShape, without } from './sbom.ts';

const component = (over = {}): Bom['components'][number] => ({
  'bom-ref': 'a@1.0.0',
  type: 'library',
  name: 'a',
  version: '1.0.0',
  purl: 'pkg:npm/a@1.0.0',
  hashes: [{ alg: 'SHA-512', content: 'f'.repeat(128) }],
  ...over,
});
const problemsOf = (list: unknown) => wholeShape.safeParse(list).error?.issues ?? [];

const bom = (over = {}): Bom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:e25b36ea-316d-41ea-9352-e6cbf628342e',
  metadata: { component: { 'bom-ref': 'passarela@0.1.0', name: 'folder' } },
  components: [component()],
  dependencies: [{ ref: 'passarela@0.1.0', dependsOn: ['a@1.0.0'] }],
  ...over,
});

it('takes a whole list, and names the product', () => {
  expect(problemsOf(bom())).toEqual([]);
  expect(named(bom(), 'passarela').metadata.component.name).toBe('passarela');
});

it('leaves out packages of other systems', () => {
  const left = without(bom(), new Set(['a@1.0.0']));
  expect(left.components).toEqual([]);
  expect(left.dependencies).toEqual([{ ref: 'passarela@0.1.0', dependsOn: [] }]);
  expect(problemsOf(left)).toEqual([]);
});

it.each([
  ['another format', { bomFormat: 'SPDX' }],
  ['no serial number', { serialNumber: '' }],
  ['a package without version', { components: [component({ version: '' })] }],
  ['a package without address', { components: [component({ purl: 'a' })] }],
  ['a package without checksum', { components: [component({ hashes: [] })] }],
  ['a package twice', { components: [component(), component()] }],
  ['a package that is only named', { dependencies: [{ ref: 'b@1.0.0' }] }],
])('refuses a list with %s', (_, over) => {
  expect(problemsOf(bom(over))).toHaveLength(1);
});
