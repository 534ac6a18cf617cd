import type { Metadata } from 'next';
import { lang } from 'next/root-params';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';

/** Next takes the head of every answer with status 404 from here, that of the 404 page too. */
export async function generateMetadata(): Promise<Metadata> {
  return errorMetadata(readLang({ lang: await lang() }), 'notFound');
}

/** Nothing: the 404 page is a page of its own, to which the middleware leads (docs/decisions/page-status.md). */
export default function NotFound() {
  return null;
}
