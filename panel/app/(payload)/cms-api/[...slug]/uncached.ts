type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/** Answers of the admin's API are private to the caller and not cached, unless they say otherwise. */
export const uncached =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    const answer = await handler(request, args);
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };
