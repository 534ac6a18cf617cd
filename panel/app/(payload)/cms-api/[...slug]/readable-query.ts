type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/** Refuses `?where=x` with 400: Payload expects an object (`where[name][equals]=Ana`) and fails at a text. */
export const withReadableQuery =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    if (!new URL(request.url).searchParams.has('where')) return handler(request, args);
    return Response.json({ errors: [{ message: 'The query cannot be read' }] }, { status: 400 });
  };
