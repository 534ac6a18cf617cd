import type { Language } from '@passarela/contract';
import type { Payload, TypedUser } from 'payload';
import { isAnswering } from '../../parts/access/roles.ts';
import { labelText } from '../../parts/fields/localized-labels.ts';
import { findById } from '../../platform/db/find.ts';
import { openPackagesOf } from './in-packages.ts';
import type { Receipt } from './receipt.ts';

const NAMED = {
  users: async (payload: Payload, id: number) => (await findById(payload, 'users', id))?.name,
  talents: async (payload: Payload, id: number) => (await findById(payload, 'talents', id))?.name,
  media: async (payload: Payload, id: number) => (await findById(payload, 'media', id))?.filename,
  posts: async (payload: Payload, id: number) => (await findById(payload, 'posts', id))?.title,
};

/** The words for the place of a slide: "Início (8)". */
async function slideName(payload: Payload, id: number, language: Language): Promise<string | undefined> {
  const slide = await findById(payload, 'slides', id);
  const field = payload.collections.slides.config.flattenedFields.find(({ name }) => name === 'type');
  if (!slide || field?.type !== 'select') return undefined;
  const option = field.options.find((one) => typeof one === 'object' && one.value === slide.type);
  return typeof option === 'object' ? `${labelText(option.label, language)} (${id})` : undefined;
}

const isNamed = (slug: string): slug is keyof typeof NAMED => Object.hasOwn(NAMED, slug);

async function packagesOf(payload: Payload, { subject, subjectId }: Receipt, user: TypedUser | null) {
  if (subject !== 'talents' || subjectId === null) return undefined;
  const found = await openPackagesOf(payload, [subjectId], { isWithdrawn: true, now: Date.now() });
  return { count: found.length, titles: isAnswering(user) ? found.map(({ title }) => title) : [] };
}

/**
 * The receipt with the names, as they are now, of its person, its subject, its packages and the places with a file. A
 * file that is gone has the name that the receipt itself took down; a person who is gone has none.
 */
export async function withNames(
  payload: Payload,
  receipt: Receipt,
  user: TypedUser | null,
  language: Language,
): Promise<Receipt> {
  const { by, subject, subjectId, kept, files } = receipt;
  const keys = new Set([`users ${by}`, `${subject} ${subjectId}`, ...kept.flatMap((file) => file.by)]);
  const found = await Promise.all(
    [...keys].map(async (key): Promise<[string, string][]> => {
      const [slug = '', id] = key.split(' ');
      if (!Number(id)) return [];
      const name = isNamed(slug)
        ? await NAMED[slug](payload, Number(id))
        : slug === 'slides' && (await slideName(payload, Number(id), language));
      return name ? [[key, name]] : [];
    }),
  );
  const packages = await packagesOf(payload, receipt, user);
  const [file] = subject === 'media' && subjectId !== null ? files : [];
  const ofFile: [string, string][] = file ? [[`media ${subjectId}`, file]] : [];
  const names = Object.fromEntries([...ofFile, ...found.flat()]);
  return { ...receipt, ...(packages && { packages }), names };
}
