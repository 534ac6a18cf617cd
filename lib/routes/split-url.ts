/** The path of an address, and its query without `?`. */
export function splitUrl(url = '/'): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}
