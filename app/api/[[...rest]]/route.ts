const missing = () => Response.json({ message: 'no such address' }, { status: 404 });

/** Every address of the API that no other route has: 404, in the manner of the others. */
export {
  missing as DELETE,
  missing as GET,
  missing as HEAD,
  missing as OPTIONS,
  missing as PATCH,
  missing as POST,
  missing as PUT,
};
