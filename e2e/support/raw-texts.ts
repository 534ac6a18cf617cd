import type { Page } from '@playwright/test';

/** Parts that show what people wrote: names, titles, files, texts. */
const WRITTEN = [
  '[contenteditable]',
  'textarea',
  '.file-details',
  '.doc-header__title',
  '.step-nav',
  ...[
    'name',
    'title',
    'filename',
    'alt',
    'description',
    'message',
    'caption',
    'permalink',
    'slug',
    'batch',
  ].flatMap((name) => [`[class*="cell-${name}"]`, `#field-${name}`]),
];

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** English words that Portuguese does not have. */
const ENGLISH =
  'the|is|are|was|of|and|with|without|your|you|this|that|these|following|field|fields|invalid|required|add|remove|delete|edit|save|saved|create|creating|new|search|filter|filters|column|columns|upload|select|selected|value|cancel|close|loading|not found|something|went|wrong|successfully|untitled|true|false|null|undefined|NaN|block|blocks|row|rows|items|from|until|yes|show|hide|view|collapse|expand|choose|browse|drop|drag|unknown|error|previous|next|page|pages|settings|password|login|logout|confirm|back|go|open|today|by|dropdown|toast|notifications|press|draggable|sortable';

/** Texts that staff never read in Portuguese: English, machines' dates, names of fields, keys of texts. */
const RAW: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d_.@/-])(?:${ENGLISH})(?![\\p{L}\\d_.@/-])`, 'iu'),
  /\d{4}-\d{2}-\d{2}/,
  new RegExp(`\\b(?:${MONTHS})[a-z]* \\d{1,2}, \\d{4}`),
  /\d:\d{2} [AP]M\b/,
  /(?<![\p{L}\d./@-])[a-z]+(?:_[a-z]+)+(?![\p{L}\d./@-])/u,
  /(?<![\p{L}\d./@-])[a-z]{2,}[A-Z][a-zA-Z]*(?![\p{L}\d./@-])/u,
  /\b(?:general|error|fields|validation|authentication|operators|version|upload):\w+/,
  /\{\{|\[object /,
];

/** Terms of the field that the demo's divisions have. */
const TERMS = /New Faces/g;

/** The texts that a person reads or hears on the page, written ones left out. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate((written) => {
    const texts: string[] = [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(`script, style, noscript, [lang=en], ${written}`) === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && node.parentElement && isSeen(node.parentElement))
        texts.push(node.textContent.trim());
    const names = ['aria-label', 'aria-roledescription', 'aria-description', 'placeholder', 'title'];
    const references = ['aria-describedby', 'aria-labelledby', 'aria-errormessage'];
    const referred = (id: string) => {
      const element = document.getElementById(id);
      return element?.closest(written) ? '' : (element?.textContent?.trim() ?? '');
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      for (const name of names) texts.push(element.getAttribute(name)?.trim() ?? '');
      // screen readers also read a text that is hidden when a field refers to it
      for (const name of references)
        for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) texts.push(referred(id));
    }
    return texts;
  }, WRITTEN.join(', '));

/** Those of them that are English, or as machines write. */
export async function rawTexts(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  return [...new Set(texts)].filter((text) => RAW.some((pattern) => pattern.test(text.replace(TERMS, ''))));
}
