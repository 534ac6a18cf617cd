import type { IncomingMessage } from 'node:http';

const HOST_IN_TARGET = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * Takes the host off a request target in absolute form (RFC 9112, section 3.2.2), which only proxies and attackers write:
 * Next would redirect to that host.
 */
export function keepOwnPath(req: IncomingMessage) {
  const rest = (req.url ?? '/').replace(HOST_IN_TARGET, '');
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
}
