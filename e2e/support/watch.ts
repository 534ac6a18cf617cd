import type { BrowserContext, Request } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (text: string) => Promise<void>;
  }
}

const CANCELLED = 'net::ERR_ABORTED';

const failureOf = (request: Request, what: string) =>
  `request ${request.method()} ${request.url()}: ${what} (on ${request.serviceWorker() ? 'the worker' : request.frame().url()})`;

/**
 * Records errors in the pages of a context: console errors, uncaught errors, violations of the content security policy,
 * requests to our own site that fail or answer 500 and more. Cancelled requests do not count: the browser drops
 * prefetches and media when a person moves on.
 */
export async function watch(context: BrowserContext, baseUrl: string): Promise<string[]> {
  const errors: string[] = [];
  const isOurs = (request: Request) => request.url().startsWith(baseUrl);

  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (isOurs(request) && reason !== CANCELLED) errors.push(failureOf(request, reason));
  });
  context.on('response', (response) => {
    const request = response.request();
    if (isOurs(request) && response.status() >= 500) errors.push(failureOf(request, `${response.status()}`));
  });

  await context.exposeFunction('reportViolation', (text: string) => errors.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation?.(
        `${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}`,
      );
    });
  });
  return errors;
}
