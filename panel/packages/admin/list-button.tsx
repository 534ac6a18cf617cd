import type { BeforeListTableServerProps } from 'payload';
import { isTrashList } from '../../catalogue/photo-grid/view.ts';
import { isAnswering } from '../../parts/access/roles.ts';
import { PackageOfList } from './package-of-list.tsx';

/** For staff who make packages, and not in the trash. */
export function ListButton({ user, params }: BeforeListTableServerProps) {
  return isTrashList(params) || !isAnswering(user) ? null : <PackageOfList />;
}
