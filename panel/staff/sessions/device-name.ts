import { parse } from 'bowser';

/** What a person calls a device: `Chrome, Windows`; empty where the browser does not say. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
