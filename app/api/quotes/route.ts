import { takeQuote } from '@/components/forms/quote/take-quote';
import { formResponse } from '@/lib/forms/form-response';

export const dynamic = 'force-dynamic';

/** A quote that a browser kept while it had no network: from any page, and after a new build too (decisions/offline.md). */
export async function POST(request: Request) {
  const data = await request.formData().catch(() => null);
  return data ? formResponse(await takeQuote(data, request.headers)) : new Response(null, { status: 400 });
}
