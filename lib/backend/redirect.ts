import { log } from '../system/log.ts';
import type { Service } from './errors.ts';

const LOG_EVERY_MS = 60_000;
const loggedAt = new Map<string, number>();

/** Names the address that the environment should have, once a minute. */
function nameAddress(service: Service, target: URL, path: string) {
  const variable = service === 'panel' ? 'PANEL_URL' : 'INTEGRATION_URL';
  const at = target.pathname.lastIndexOf(path);
  const base = at >= 0 ? target.pathname.slice(0, at) : target.pathname;
  const address = `${target.origin}${base}`;
  if (Date.now() - (loggedAt.get(address) ?? 0) < LOG_EVERY_MS) return;
  loggedAt.set(address, Date.now());
  log('warn', `service redirects elsewhere: set ${variable}, if that is where it is`, {
    service,
    path,
    address,
  });
}

type Redirect = { service: Service; path: string; from: URL; location: string; mayFollow: boolean };

/** The target of a followed redirect: within the origin, or from http to https of the host. Else null. */
export function redirectTarget({ service, path, from, location, mayFollow }: Redirect): URL | null {
  const target = URL.parse(location, from);
  if (target === null) return null;
  const isSecured =
    from.protocol === 'http:' && target.protocol === 'https:' && from.hostname === target.hostname;
  if (mayFollow && (target.origin === from.origin || isSecured)) return target;
  nameAddress(service, target, path);
  return null;
}
