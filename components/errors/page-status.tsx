import { PAGE_STATUS_META, type PageStatus as Status } from '@/lib/routes/page-status';

/** Tells the server which HTTP status this page has (docs/decisions/page-status.md). */
export function PageStatus({ status }: { status: Status }) {
  return <meta name={PAGE_STATUS_META} content={String(status)} />;
}
