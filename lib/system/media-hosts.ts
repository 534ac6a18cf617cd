/**
 * A list of hosts as the environment spells it, with commas between: `cdn.example`, `cdn.example:8443`, or with its
 * scheme, `http://127.0.0.1:9000`. Gives their origins, https where none is said; null where one of them is no host.
 */
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
