import { takeQuote } from '@/components/forms/quote/take-quote';
import { areSendsKnownAgain } from '@/lib/backend/writing';
import { formResponse } from '@/lib/forms/answer';

export const dynamic = 'force-dynamic';

/** Whether a quote that may have arrived can be sent again without being stored twice. */
export async function GET() {
  const isKnown = await areSendsKnownAgain();
  const headers = { 'Cache-Control': 'no-store' };
  return isKnown === null
    ? new Response(null, { status: 503, headers })
    : Response.json({ known_again: isKnown }, { headers });
}

/** Takes a quote that a browser stored without network, from any page and build (docs/decisions/offline.md). */
export async function POST(request: Request) {
  const data = await request.formData().catch(() => null);
  return data ? formResponse(await takeQuote(data, request.headers)) : new Response(null, { status: 400 });
}
