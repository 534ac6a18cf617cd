type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/**
 * The handler, which sees no `?where=x`: Payload takes a condition apart as an object (`where[name][equals]=Ana`), and fails at a text in
 * place of it. That is answered 400.
 */
export const withReadableQuery =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    if (!new URL(request.url).searchParams.has('where')) return handler(request, args);
    return Response.json({ errors: [{ message: 'The query cannot be read' }] }, { status: 400 });
  };
