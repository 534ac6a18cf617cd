import type { BrowserContext, Request } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (text: string) => Promise<void>;
  }
}

const CANCELLED = 'net::ERR_ABORTED';

const told = (request: Request, what: string) =>
  `request ${request.method()} ${request.url()}: ${what} (on ${request.frame().url()})`;

/**
 * Writes down all that goes wrong in the pages of a context: console errors, uncaught errors, violations of the
 * content security policy, requests to our own site that fail or answer 500 and more. Cancelled requests are none:
 * the browser drops prefetches and media when a person moves on.
 */
export async function watch(context: BrowserContext, baseUrl: string): Promise<string[]> {
  const troubles: string[] = [];
  const isOurs = (request: Request) => request.url().startsWith(baseUrl);

  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (isOurs(request) && reason !== CANCELLED) troubles.push(told(request, reason));
  });
  context.on('response', (response) => {
    const request = response.request();
    if (isOurs(request) && response.status() >= 500) troubles.push(told(request, `${response.status()}`));
  });

  await context.exposeFunction('reportViolation', (text: string) => troubles.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(
        `${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}`,
      );
    });
  });
  return troubles;
}
