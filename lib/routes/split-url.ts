export function splitUrl(url = '/'): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}
