import type { APIRequestContext } from '@playwright/test';
import { elementsIn } from '../../scripts/lib/elements.ts';

/** A talent of a list: the address of the profile, the id and the last word of the address. */
export type Listed = { path: string; id: number; slug: string };

/** The first talents of a list, in its order. */
export async function listedTalents(request: APIRequestContext, list = '/modelos'): Promise<Listed[]> {
  const links = elementsIn(await (await request.get(list)).text()).flatMap(
    ({ attributes: { href = '' } }) => {
      const [path, id, slug] = /^\/(?:en\/)?\w+\/(\d+)\/([a-z-]+)$/.exec(href) ?? [];
      return path && id && slug ? [{ path, id: Number(id), slug }] : [];
    },
  );
  return [...new Map(links.map((each) => [each.id, each])).values()];
}

/** The first of a list; throws where it is empty. */
export async function firstListed(request: APIRequestContext, list?: string): Promise<Listed> {
  const [first] = await listedTalents(request, list);
  if (!first) throw new Error(`${list ?? 'The list'} has no talent`);
  return first;
}
