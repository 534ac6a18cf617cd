/** The part of a failed request that Next's `onRequestError` (`instrumentation.ts`) passes. */
type Request = { method: string };
type Context = { routeType: string; renderSource?: string | undefined };

/**
 * Frames of our code in the build, and of its loader; Next's and React's own lie elsewhere, or in chunks named after
 * them.
 */
const OWN_FRAME = /[\\/]\.next[\\/]server[\\/](?!chunks[\\/](?:ssr[\\/])?node_modules_next_dist)/;
/** React draws pages from these; an unreadable body fails before, or in the answer to an action alone. */
const PAGE_SOURCES = ['react-server-components', 'server-rendering'];

/**
 * Whether a request failed because React could not read its body as a call of an action: Next's code alone was at
 * work, no page was drawn yet, and the system refused nothing. Anything else is a fault of ours.
 */
export function isUnreadableBody(error: unknown, { method }: Request, context: Context): boolean {
  if (method !== 'POST' || context.routeType === 'route') return false;
  if (PAGE_SOURCES.includes(context.renderSource ?? '')) return false;
  if (!(error instanceof Error) || 'syscall' in error) return false;
  return !OWN_FRAME.test(error.stack ?? '');
}
