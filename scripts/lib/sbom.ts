import { z } from 'zod';

const component = z.looseObject({
  'bom-ref': z.string(),
  type: z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.looseObject({ alg: z.string(), content: z.string() })).optional(),
});
const dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() });

export const bomShape = z.looseObject({
  bomFormat: z.string(),
  specVersion: z.string(),
  serialNumber: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(dependency),
});
export type Bom = z.infer<typeof bomShape>;

const OURS = /^pkg:npm\/(?:%40passarela\/|passarela@)/;

/** npm names the product after its folder: gives the list its real name. */
export const named = (bom: Bom, name: string): Bom => ({
  ...bom,
  metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
});

/** The list without the packages whose references are `left`, and without what is said of them. */
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

const problemsOfComponent = ({
  'bom-ref': ref,
  type,
  name,
  version,
  purl,
  hashes,
}: Bom['components'][number]) => [
  ...(type === 'library' && name && version ? [] : [`${ref} lacks its type, name or version`]),
  ...(purl?.startsWith('pkg:npm/') ? [] : [`${ref} has no package address`]),
  ...(OURS.test(purl) ||
  hashes?.some(({ alg, content }) => alg === 'SHA-512' && /^[0-9a-f]{128}$/.test(content))
    ? []
    : [`${ref} has no checksum`]),
];

/** What a CycloneDX 1.5 list of npm packages lacks, as sentences: fields, checksums, references that lead nowhere. */
export function problemsOf(bom: Bom): string[] {
  const { bomFormat, specVersion, serialNumber, metadata, components, dependencies } = bom;
  const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref']));
  const named = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
  return [
    ...(bomFormat === 'CycloneDX' && specVersion === '1.5' ? [] : ['it is not CycloneDX 1.5']),
    ...(/^urn:uuid:[0-9a-f-]{36}$/.test(serialNumber) ? [] : ['it has no serial number']),
    ...(refs.size === components.length + 1 ? [] : ['a package is listed twice']),
    ...components.flatMap(problemsOfComponent),
    ...[...new Set(named)].filter((ref) => !refs.has(ref)).map((ref) => `${ref} is named but not listed`),
  ];
}
