import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import Negotiator from 'negotiator';
import { PAGE_STATUS_META, PAGE_STATUSES, type PageStatus } from '../lib/routes/page-params.ts';
import { type PolicyOptions, policy } from './policy.ts';

type WrittenPage = { html: string; status: number; coding: Coding; isSecret: boolean };

/** All that a page needs beyond its HTML: of the process, the build and the settings. */
export type Surroundings = PolicyOptions & {
  /** The nonce with which Next marks the inline scripts that it writes; it leaves before sending. */
  nonce: string;
  /** A style sheet of the build by its address; null if there is none. */
  readStyle: (href: string) => string | null;
  /** The head's scripts: the layout's (lib/browser/early), and the one that fetches what was moved (after-frame). */
  scripts: Record<'early' | 'afterFrame', string>;
};

/** A page as it is sent. `unknownScripts` are blocked: neither Next nor we wrote them. */
type SentPage = {
  status: number;
  headers: Record<string, string>;
  coding: Coding;
  bytes: Buffer;
  etag: string;
  isPaintedFirst: boolean;
  unknownScripts: number;
};

type Edit = { start: number; end: number; text: string };
type Parts = {
  rootEnd: number | undefined;
  headEnd: number | undefined;
  accent: string;
  edits: Edit[];
  firstStyle: number | undefined;
  styles: string[];
  inline: { text: string; hasNonce: boolean }[];
  sendsNoReferrer: boolean;
  status: PageStatus | undefined;
};

const BUILT = /^\/_next\/static\/[\w~/.-]+$/;
const COLOUR = /^#[0-9a-f]{6}$/i;
const DATA_TYPE = /^(?:application\/(?:ld\+)?json|speculationrules)$/i;
/** No browser fetches a script of this type; the script of the head does, after the first frame. */
const LATE = '<script type="late"';
const ON_WIDE_SCREENS = ' media="(width >= 1024px)"';
const withAttribute = (tag: string, attribute: string) => tag.replace(/\/?>$/, `${attribute}/>`);

/** Reads a page once: its own facts, and the edits that move what the first frame does not need. */
function readParts(html: string, { nonce, readStyle }: Surroundings): Parts {
  const parts: Parts = {
    rootEnd: undefined,
    headEnd: undefined,
    accent: '',
    edits: [],
    firstStyle: undefined,
    styles: [],
    inline: [],
    sendsNoReferrer: false,
    status: undefined,
  };
  let script: { from: number; hasNonce: boolean } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { rel, href = '', as = '', src = '', content } = attributes;
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const tag = html.slice(start, end);
      const replace = (text: string) => parts.edits.push({ start, end, text });
      if (name === 'html' && parts.rootEnd === undefined) {
        parts.rootEnd = parser.endIndex;
        parts.accent = attributes['data-accent'] ?? '';
      } else if (name === 'meta') {
        if (attributes.name === 'referrer') parts.sendsNoReferrer ||= content === 'no-referrer';
        if (attributes.name === PAGE_STATUS_META)
          parts.status ??= PAGE_STATUSES.find((status) => String(status) === content);
      } else if (name === 'script') {
        const isInline = attributes.src === undefined && !DATA_TYPE.test(attributes.type ?? '');
        script = isInline ? { from: end, hasNonce: attributes.nonce === nonce } : null;
        // The script with which Next starts has an id.
        if (BUILT.test(src) && attributes.async !== undefined && attributes.id === undefined)
          replace(tag.replace(/^<script/, LATE));
      } else if (name === 'link' && rel === 'preload') {
        if (as === 'script') replace('');
        if (as === 'font') replace(withAttribute(tag, ON_WIDE_SCREENS));
      } else if (name === 'link' && rel === 'stylesheet' && BUILT.test(href)) {
        const style = readStyle(href);
        if (style === null) return;
        parts.firstStyle ??= start;
        parts.styles.push(style);
        // React looks for the link of a style that is in the page; `disabled` keeps the browser from fetching it.
        replace(withAttribute(tag, ' disabled=""'));
      }
    },
    onclosetag(name) {
      if (name === 'head') parts.headEnd ??= parser.startIndex;
      if (name !== 'script' || !script) return;
      const text = html.slice(script.from, parser.startIndex);
      if (text !== '') parts.inline.push({ text, hasNonce: script.hasNonce });
      script = null;
    },
  });
  parser.end(html);
  return parts;
}

function edited(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    pieces.push(html.slice(from, start), text);
    from = end;
  }
  return pieces.join('') + html.slice(from);
}

/** While the root element has this attribute, phones use system typefaces (components/ui/tokens.scss). */
const WAITING = ' data-fonts="wait"';
const TYPEFACES = /@font-face\{[^}]*url\([^}]*\}/g;

/** Moves styles into the page, the rest after its first frame (docs/decisions/paint-first.md); null without any. */
function paintFirst(html: string, parts: Parts, headScript: string) {
  const { rootEnd, headEnd, firstStyle, sendsNoReferrer } = parts;
  if (rootEnd === undefined || headEnd === undefined || firstStyle === undefined) return null;
  // One for all: each has a hash in the policy.
  const whole = parts.styles.join('\n');
  // For files of a style in the page Chromium sends its whole address, whatever the policy: AddTypefaces adds them.
  const style = sendsNoReferrer ? whole.replace(TYPEFACES, '') : whole;
  const typefaces = sendsNoReferrer
    ? `<script type="application/json" id="typefaces">${(whole.match(TYPEFACES) ?? []).join('')}</script>`
    : '';
  const accent = COLOUR.test(parts.accent)
    ? `@media not (prefers-contrast:more){:root{--accent:${parts.accent}}}`
    : '';
  // The frame waits for the page up to this element, or a part marked as enough: half a header would shift.
  const enough = html.includes(' id="first-screen"') ? 'first-screen' : 'main';
  const ofHead = [
    accent && `<style>${accent}</style>`,
    typefaces,
    `<link rel="expect" href="#${enough}" blocking="render"/>`,
    `<script>${headScript}</script>`,
  ].join('');
  const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text });
  const added = [
    inserted(rootEnd, WAITING),
    inserted(firstStyle, `<style>${style}</style>`),
    inserted(headEnd, ofHead),
  ];
  return {
    html: edited(html, [...added, ...parts.edits]),
    styles: [style, accent].filter((each) => each !== ''),
  };
}

/** Takes the nonce out of a page, or of the router's data for one. */
export const withoutNonce = (text: string, nonce: string): string =>
  text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');

/** The caching of a page with such a status: briefly for a missing thing, not at all for a failure. */
const STATUS_HEADERS: Record<PageStatus, Record<string, string>> = {
  404: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  410: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  429: { 'Cache-Control': 'no-store', 'Retry-After': '600' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '10' },
};

/** None for other statuses. No cache has a failure at an address with a secret: an extended package opens at once. */
function statusHeaders(status: number, isSecret: boolean): Record<string, string> {
  const known = PAGE_STATUSES.find((each) => each === status);
  return known ? { ...STATUS_HEADERS[known], ...(isSecret && { 'Cache-Control': 'no-store' }) } : {};
}

export type Coding = 'br' | 'gzip' | 'identity';
/** The smallest form of a text that a client takes (RFC 9110, Accept-Encoding). */
export function codingFor(req: IncomingMessage): Coding {
  const negotiator = new Negotiator(req);
  const codings: Coding[] = ['br', 'gzip'];
  return codings.find((coding) => negotiator.encodings([coding]).length > 0) ?? 'identity';
}

export type Packed = { coding: Coding; bytes: Buffer };

/** A smaller page fits one packet as it is. */
const SMALL_BYTES = 1024;
/** A visitor waits for it: a list of 94 kB takes 1 ms. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function pack(text: Buffer, coding: Coding): Packed {
  if (coding === 'identity' || text.length < SMALL_BYTES) return { coding: 'identity', bytes: text };
  return { coding, bytes: coding === 'br' ? brotliCompressSync(text, QUICK) : gzipSync(text) };
}

/** Makes of Next's HTML the page that is sent, with its policy and status (docs/architecture.md). */
export function finishPage(page: WrittenPage, surroundings: Surroundings): SentPage {
  const { nonce, scripts, isDev } = surroundings;
  const parts = readParts(page.html, surroundings);
  const painted = paintFirst(page.html, parts, scripts.afterFrame);
  const vouchedByNext = parts.inline
    .filter(({ hasNonce }) => hasNonce)
    .map(({ text }) => withoutNonce(text, nonce));
  const vouched = [...vouchedByNext, scripts.early, scripts.afterFrame];
  const unknown = parts.inline.filter(({ text, hasNonce }) => !hasNonce && !vouched.includes(text));
  const allowed = isDev ? parts.inline.map(({ text }) => text) : vouched;
  const status = page.status === 200 ? (parts.status ?? 200) : page.status;
  const packed = pack(Buffer.from(withoutNonce(painted?.html ?? page.html, nonce)), page.coding);
  const name = createHash('sha256').update(packed.bytes).digest('base64url').slice(0, 22);
  return {
    status,
    headers: {
      'Content-Security-Policy': policy(allowed, painted?.styles ?? [], surroundings),
      ...statusHeaders(status, page.isSecret),
    },
    ...packed,
    etag: `"${name}-${packed.coding}"`,
    isPaintedFirst: painted !== null,
    unknownScripts: isDev ? 0 : unknown.length,
  };
}
