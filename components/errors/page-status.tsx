import { PAGE_STATUS_META } from '@/lib/page-status';

/** Tells the exit of the server which HTTP status this page has (docs/decisions). */
export function PageStatus({ status }: { status: 404 | 410 | 500 | 503 }) {
  return <meta name={PAGE_STATUS_META} content={String(status)} />;
}
