import type { BeforeListTableServerProps } from 'payload';
import { ExportLink } from '../../inbox/admin/export-link.tsx';

/** Over the list of talents, for editors: the list by its filters as a sheet. */
export function SheetLink(props: BeforeListTableServerProps) {
  return props.user?.role === 'admin' || props.user?.role === 'editor' ? <ExportLink {...props} /> : null;
}
