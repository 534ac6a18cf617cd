import type { BeforeListTableServerProps } from 'payload';
import { ExportLink } from '../../inbox/admin/list-links.tsx';
import { isEditor } from '../../parts/access/roles.ts';

/** Over the list of talents, for editors: the list by its filters as a sheet. */
export function SheetLink(props: BeforeListTableServerProps) {
  return isEditor(props.user) ? <ExportLink {...props} /> : null;
}
