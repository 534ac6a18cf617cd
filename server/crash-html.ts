import { SERVER_ERROR_TEXTS } from '../components/errors/server-error-texts.ts';
import { LANGUAGE_TAGS, type Lang } from '../lib/domain/languages.ts';
import { MARK } from '../lib/domain/mark.ts';
import { href } from '../lib/routes/href.ts';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The 500 screen of components/errors/server-error.tsx as a document that needs nothing else: `back` and `here` are paths. */
export function crashHtml(lang: Lang, { style, back, here }: { style: string; back: string; here: string }) {
  const texts = SERVER_ERROR_TEXTS[lang];
  const home = href('home', {}, lang);
  return `<!DOCTYPE html>
<html lang="${LANGUAGE_TAGS[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.server} | Passarela</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>
<a class="brand" href="${home}">
<svg aria-hidden="true" width="24" height="24" viewBox="0 0 32 32"><path d="${MARK}" fill="currentColor"/></svg>
<span>Passarela</span>
</a>
</header>
<main>
<svg class="runway" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="currentColor">
<path d="M50 8 2 100" vector-effect="non-scaling-stroke"/>
<path d="M50 8 98 100" vector-effect="non-scaling-stroke"/>
</svg>
<p class="status" aria-hidden="true">500</p>
<h1>${texts.server}</h1>
<p class="hint">${texts.serverHint}</p>
<p class="ways">
<a href="${attribute(back)}">${texts.return}</a>
<a href="${home}">${texts.home}</a>
<a href="${attribute(here)}">${texts.retry}</a>
</p>
<p class="code">${texts.code}: 500</p>
</main>
</body>
</html>
`;
}
