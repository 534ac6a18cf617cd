import { z } from 'zod';

const OURS = /^pkg:npm\/(?:%40passarela\/|passarela@)/;
const SHA_512 = /^[0-9a-f]{128}$/;

const component = z.looseObject({
  'bom-ref': z.string(),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.looseObject({ alg: z.string(), content: z.string() })).optional(),
});
const dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() });

/** A CycloneDX 1.5 list of npm packages. */
export const listShape = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(dependency),
});
export type Bom = z.infer<typeof listShape>;

const hasChecksum = ({ purl, hashes = [] }: Bom['components'][number]) =>
  OURS.test(purl) || hashes.some(({ alg, content }) => alg === 'SHA-512' && SHA_512.test(content));
const refsOf = ({ metadata, components }: Bom) =>
  new Set([metadata.component, ...components].map((each) => each['bom-ref']));
const namesOf = ({ dependencies }: Bom) =>
  dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);

/** A whole list: with checksums, each package once, and no reference that leads nowhere. */
export const wholeShape = listShape
  .refine((bom) => bom.components.every(hasChecksum), 'a package has no checksum')
  .refine((bom) => refsOf(bom).size === bom.components.length + 1, 'a package is listed twice')
  .refine((bom) => {
    const refs = refsOf(bom);
    return namesOf(bom).every((ref) => refs.has(ref));
  }, 'a package is named but not listed');

/** npm names the product after its folder: gives the list its real name. */
export const named = (bom: Bom, name: string): Bom => ({
  ...bom,
  metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
});

/** The list without the packages whose references are `left`, and without their relations. */
export const without = (bom: Bom, left: ReadonlySet<string>): Bom => ({
  ...bom,
  components: bom.components.filter((each) => !left.has(each['bom-ref'])),
  dependencies: bom.dependencies
    .filter(({ ref }) => !left.has(ref))
    .map(({ dependsOn = [], ...each }) => ({
      ...each,
      dependsOn: dependsOn.filter((ref) => !left.has(ref)),
    })),
});
