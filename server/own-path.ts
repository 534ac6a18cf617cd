import type { IncomingMessage } from 'node:http';

const HOST_IN_TARGET = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Takes the host off a target in absolute form (RFC 9112, 3.2.2): Next would redirect to it. */
export function keepOwnPath(req: IncomingMessage) {
  const rest = (req.url ?? '/').replace(HOST_IN_TARGET, '');
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
}
