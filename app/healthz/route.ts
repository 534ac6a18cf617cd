import { doubtedLists } from '@/lib/backend/read';

export const dynamic = 'force-dynamic';

/** The process is up. Services are not checked: the site works without; it says what it doubts of them. */
export function GET() {
  const { length } = doubtedLists();
  return new Response(length > 0 ? `ok, ${length} lists doubted` : 'ok', {
    headers: { 'Cache-Control': 'no-store' },
  });
}
