type Args = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, args: Args) => Promise<Response>;

/** Answers 404 to a path with a name that every object inherits: Payload fails on the collection `constructor`. */
export const withOwnNames =
  (handler: Handler): Handler =>
  async (request, args) => {
    const { slug = [] } = await args.params;
    if (!slug.some((name) => name in Object.prototype)) return handler(request, args);
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
  };
