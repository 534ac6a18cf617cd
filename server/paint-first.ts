const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const LIST = /<script>\(list => [^<]*\((\[[^\]]*\])\)<\/script>/;
const END = '</body>';

/** Fetches the scripts after the first frame, or after 2 s, or at once in a background page. */
export const LOADER = `(list => {
  const start = () => {
    for (const src of list.splice(0)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      document.head.append(script);
    }
  };
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.hidden || !tells) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
})`.replaceAll(/\n\s*/g, '');

/** Runs scripts after the first frame (docs/decisions/paint-first.md), except ordered, foreign, `id` ones. */
export function paintFirst(html: string): string {
  const list = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  const end = html.lastIndexOf(END);
  if (list.length === 0 || end < 0) return html;
  const [page, rest] = [html.slice(0, end), html.slice(end)].map((part) =>
    part.replaceAll(SCRIPT, '').replaceAll(PRELOAD, ''),
  );
  return `${page}<script>${LOADER}(${JSON.stringify(list)})</script>${rest}`;
}

/** Addresses of the scripts that such a page fetches after its first frame. */
export function scriptsAfterPaint(html: string): string[] {
  const list: unknown = JSON.parse(html.match(LIST)?.[1] ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}
