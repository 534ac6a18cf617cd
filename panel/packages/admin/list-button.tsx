import type { BeforeListTableServerProps } from 'payload';
import { isAnswering } from '../../parts/access/roles.ts';
import { PackageOfList } from './package-of-list.tsx';

/** For staff who make packages, and not in the trash. */
export function ListButton({ user, params }: BeforeListTableServerProps) {
  const isTrash = [params?.segments].flat().at(-1) === 'trash';
  return isTrash || !isAnswering(user) ? null : <PackageOfList />;
}
