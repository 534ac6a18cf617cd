import { ContractError } from '../platform/errors/contract-error.ts';
import { requestId } from '../platform/http/address-header.ts';
import { log } from '../platform/log/log.ts';
import { withoutValues } from '../platform/log/without-values.ts';
import { errorAnswer } from './http/answer.ts';
import { matchPath, type Route, type Services } from './http/route.ts';
import { requireToken } from './tokens/sign-in.ts';

/** Answers every call of the contract: 404 or 405 for the address, then the token, then the handler. */
export const dispatcher =
  (routes: readonly Route[], services: () => Promise<Services>) =>
  async (request: Request): Promise<Response> => {
    const answer = await answerTo(request, routes, services);
    answer.headers.set('X-Request-Id', requestId(request.headers.get('x-request-id')));
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };

async function answerTo(
  request: Request,
  routes: readonly Route[],
  services: () => Promise<Services>,
): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(request.url);
    const { route, params } = find(request.method, pathname, routes);
    const found = await services();
    if (route.token) requireToken(request, route.token, found);
    return await route.handle({ ...found, request, query: searchParams, params });
  } catch (error) {
    if (!(error instanceof ContractError))
      log('error', `${request.method} ${new URL(request.url).pathname}`, withoutValues(error));
    return errorAnswer(error);
  }
}

function find(method: string, pathname: string, routes: readonly Route[]) {
  const fitting = routes.flatMap((route) => {
    const params = matchPath(route.path, pathname);
    return params ? [{ route, params }] : [];
  });
  if (fitting.length === 0) throw new ContractError(404, 'There is no such call');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const chosen = fitting.find(({ route }) => route.method === wanted);
  if (chosen) return chosen;
  const allowed = fitting.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  throw new ContractError(405, `${method} is not allowed here`, {
    headers: { Allow: [...new Set(allowed)].join(', ') },
  });
}
