import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStopping } from '@passarela/gate/stop';

/** `/readyz`: 200 while this copy takes requests, 503 once asked to end. False for other addresses. */
export function answerReadyz({ url = '', method = 'GET' }: IncomingMessage, res: ServerResponse): boolean {
  if (url.split('?', 1)[0] !== '/readyz' || !['GET', 'HEAD'].includes(method)) return false;
  res.statusCode = isStopping() ? 503 : 200;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end(isStopping() ? 'stopping' : 'ready');
  return true;
}
