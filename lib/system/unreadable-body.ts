/** What Next tells `onRequestError` of a failure (`instrumentation.ts`), as far as it is read here. */
type Request = { method: string };
type Context = { routeType: string; renderSource?: string | undefined };

/** Frames of what the build made of our code, and of what loads it; Next's and React's own lie elsewhere, or in chunks named after them. */
const OWN_FRAME = /[\\/]\.next[\\/]server[\\/](?!chunks[\\/](?:ssr[\\/])?node_modules_next_dist)/;
/** React draws pages from these; what it could not read fails before, or in the answer to an action alone. */
const PAGE_SOURCES = ['react-server-components', 'server-rendering'];

/**
 * Whether a request failed because React could not read what was posted as a call of an action: Next's code alone was at work, no page
 * was drawn yet, and the system refused nothing. Anything else is a fault of ours.
 */
export function isUnreadableBody(error: unknown, { method }: Request, context: Context): boolean {
  if (method !== 'POST' || context.routeType === 'route') return false;
  if (PAGE_SOURCES.includes(context.renderSource ?? '')) return false;
  if (!(error instanceof Error) || 'syscall' in error) return false;
  return !OWN_FRAME.test(error.stack ?? '');
}
