type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/** What the admin's API answers is for whoever asked alone, unless the answer says otherwise: no cache keeps it. */
export const uncached =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    const answer = await handler(request, args);
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };
