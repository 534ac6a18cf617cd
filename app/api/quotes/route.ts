import { takeQuote } from '@/components/forms/quote/take-quote';
import { formResponse } from '@/lib/forms/form-response';

export const dynamic = 'force-dynamic';

/** A quote that a browser kept while it had no network: from any page, and after a new build too (decisions/offline.md). */
export async function POST(request: Request) {
  return formResponse(await takeQuote(await request.formData(), request.headers));
}
