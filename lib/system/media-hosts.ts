/** The origins of a list of hosts (`cdn.example, http://127.0.0.1:9000`), https by default; null if one is bad. */
export function parseHosts(text: string): string[] | null {
  const hosts = text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  const origins = hosts.map((host) => {
    const url = URL.parse(/^https?:\/\//.test(host) ? host : `https://${host}`);
    const isHost = url !== null && url.href === `${url.origin}/`;
    return isHost && /^https?:$/.test(url.protocol) && !host.includes('*') ? url.origin : null;
  });
  return origins.every((origin) => origin !== null) ? [...new Set(origins)] : null;
}
