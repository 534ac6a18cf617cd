// The score of Mozilla's HTTP Observatory (MDN), by its published rules: the score table `grader/charts.js` and the
// tests `analyzer/tests/*.js` of mdn/mdn-http-observatory. The code is our own; features that our answers never have
// get the worst score.

/** An answer of a public site that visitors reach by TLS, and that sends plain HTTP on to it. */
export type Answer = { headers: Map<string, string>; cookies: string[]; html: string; host: string };

type Points = Record<string, number>;

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const NOT_TLS = /^(?:http|ftp):/;
const HALF_A_YEAR_S = 15_552_000;
const ENOUGH_FOR_BONUS = 90;

const SAFE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function directives(policy: string): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [name, ...sources] of policy.split(';').map((each) => each.trim().toLowerCase().split(/\s+/))) {
    if (!name) continue;
    if (map.has(name)) throw new Error(`The policy says ${name} twice`);
    map.set(name, sources);
  }
  return map;
}

/** Sources of a directive, without `unsafe-inline` if a hash or nonce switches that off. */
function sourcesOf(csp: Map<string, string[]>, name: string): string[] {
  const sources = csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const isHashed = sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
  return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function contentPolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const csp = directives(policy);
  const [scripts, styles] = [sourcesOf(csp, 'script-src'), sourcesOf(csp, 'style-src')];
  const isUnsafe = (source: string) => BROAD.test(source) || /^(?:'unsafe-inline'|data:)$/.test(source);
  const passive = [...sourcesOf(csp, 'img-src'), ...sourcesOf(csp, 'media-src')];
  const active = [...csp].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources));
  if (scripts.some(isUnsafe) || sourcesOf(csp, 'object-src').some((each) => BROAD.test(each))) return -20;
  if (active.some((source) => NOT_TLS.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => NOT_TLS.test(source))) return -10;
  if (styles.some(isUnsafe)) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transport(value: string | undefined): number {
  const seconds = Number(/^max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < HALF_A_YEAR_S ? -10 : 0;
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const isWhole = (cookie: string) =>
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie);
  return cookies.every(isWhole) ? 5 : -40;
}

function referrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return SAFE_REFERRERS.includes(value.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

/** Scripts of other hosts cost as much as the worst; our own count only if all carry `integrity`. */
function integrity(html: string, host: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gi)];
  const isForeign = (src: string) => new URL(src, `https://${host}`).host !== host;
  if (scripts.some(([, src = '']) => isForeign(src))) return -50;
  return scripts.length > 0 && scripts.every(([tag]) => /\sintegrity="/.test(tag)) ? 5 : 0;
}

function framing(headers: Map<string, string>): number {
  if (/(?:^|;)\s*frame-ancestors\s/.test(headers.get('content-security-policy') ?? '')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function embedding(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

/** The points of each rule, and the score: bonuses count only without a serious fault. */
export function observatoryScore({ headers, cookies, html, host }: Answer): {
  score: number;
  points: Points;
} {
  const isOpenToAll =
    headers.has('access-control-allow-credentials') && headers.has('access-control-allow-origin');
  const points: Points = {
    'content-security-policy': contentPolicy(headers.get('content-security-policy')),
    cookies: cookiePoints(cookies),
    'cross-origin-resource-sharing': isOpenToAll ? -50 : 0,
    redirection: 0,
    'referrer-policy': referrer(headers.get('referrer-policy')),
    'strict-transport-security': transport(headers.get('strict-transport-security')),
    'subresource-integrity': integrity(html, host),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framing(headers),
    'cross-origin-resource-policy': embedding(headers.get('cross-origin-resource-policy')),
  };
  const all = Object.values(points);
  const without = 100 + all.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  const score = without >= ENOUGH_FOR_BONUS ? 100 + all.reduce((sum, each) => sum + each, 0) : without;
  return { score: Math.max(0, score), points };
}
