import { ANYBODY, packageAddress } from '../../panel/packages/link.ts';
import type { Settings } from '../../scripts/lib/settings.ts';
import type { signIn } from './staff.ts';

type Staff = Awaited<ReturnType<typeof signIn>>;

/** Makes a package of these talents, as staff do; the page that its client opens, and where its forms go. */
export async function makePackage(
  staff: Staff,
  settings: Settings,
  talents: readonly number[],
  more: object = {},
) {
  const data = { title: 'Campanha de inverno', talents: talents.map((talent) => ({ talent })), ...more };
  const { doc } = await staff('POST', '/packages?depth=0', data);
  const page = new URL(packageAddress(doc, ANYBODY, settings)).pathname;
  return { id: Number(doc.id), page, forms: `/api/packages/${page.split('/').at(-1)}` };
}
export type Package = Awaited<ReturnType<typeof makePackage>>;
