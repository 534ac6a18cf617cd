import { env } from '@/lib/system/env';
import { securityContact, securityTxt } from '@/lib/system/security-txt';

export const dynamic = 'force-dynamic';

/** The contact for security reports (RFC 9116); 404 if none is set. */
export function GET() {
  const contact = securityContact(env());
  if (contact === undefined) return new Response('No contact is configured.\n', { status: 404 });
  return new Response(securityTxt({ contact, siteUrl: env().SITE_URL, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
