// The way back: it closes what lies over the page, and finds the link again that was followed. Loaded once a page is
// shown, by itself: no page waits for it (docs/decisions/back.md).

import { closeDetails } from './close-details';
import { readText, storeText } from './storage';
import { siteHistory, wasLeftByBack } from './visit';

/** Dialogs, sheets, the menu of small screens, and parts of a page that take its place (`data-layer`). */
const OPEN =
  ':is(dialog:not([data-intro])[open], header details[open]:has(nav), :popover-open, [data-layer])';

/** Links to a part of the page, past what stands before it: to its content, and to the faces of a list. */
const SKIP = 'a[href="#main"], a[href="#faces"]';

/** All that lies over the page, the lowest first. Each has an entry of the history, above that of the page. */
let layers: HTMLElement[] = [];
/** All that waits until the entries of closed layers are left. */
const waiting: (() => void)[] = [];
let isLeaving = false;

const entries = (): number => history.state?.layers ?? 0;

/** All else that an entry keeps (Next's own, its depth, a package's texts) is in that of a layer too. */
const stateOf = (count: number) => ({ ...history.state, layers: count });

/** The entry of the layer on top gets another address, such as that of the photo in a viewer. */
export const moveLayer = (address: string) =>
  entries() > 0 && history.replaceState(stateOf(entries()), '', address);

/** As many entries as layers: those of closed ones are left, one is added for each that has opened. */
function settle(): void {
  const surplus = entries() - layers.length;
  isLeaving = surplus > 0;
  if (isLeaving) {
    history.go(-surplus);
    return;
  }
  for (const layer of layers.slice(entries()))
    history.pushState(stateOf(entries() + 1), '', layer.dataset.address ?? null);
  for (const next of waiting.splice(0)) setTimeout(next);
}

/** Whether Forward or a reload led to a photo, whose viewer opens by itself (photo-links.tsx). */
const leadsToPhoto = () => entries() > layers.length && location.hash !== '';

/** Takes notice of what has opened or closed. */
export function noteLayers(): void {
  const open = [...document.querySelectorAll<HTMLElement>(OPEN)];
  layers = layers.filter((layer) => open.includes(layer));
  layers.push(...open.filter((layer) => !layers.includes(layer)));
  if (!isLeaving) settle();
}

function close(layer: HTMLElement): void {
  if (layer instanceof HTMLDialogElement) layer.close();
  else if (layer instanceof HTMLDetailsElement) closeDetails(layer);
  else if (layer.popover) layer.hidePopover();
  else layer.dispatchEvent(new Event('close'));
}

/** Leaves the entries of all layers, which stay on screen, so that `then` leads from the page's own. */
export function leaveLayers(then: () => void): void {
  layers = [];
  waiting.push(then);
  if (!isLeaving) settle();
}

/** Entries of this site below the one on screen, for browsers that do not report them. */
let depth = -1;

/** The history entry keeps its depth through Back and a reload. */
function noteDepth(): void {
  const { state } = history;
  depth = state?.depth ?? depth + 1;
  history.replaceState({ ...state, depth }, '');
}

/** The blocks of a page, the same in each language. */
const blocks = () => [...document.querySelectorAll('main :is(article, h2, p, li)')];
const topOf = (block: Element | undefined) => block?.getBoundingClientRect().top ?? 0;

/** The language that was chosen last, and the block first in sight then: its number (-1: at the top), its px. */
let change = { lang: '', at: -1, top: 0 };

function noteChange(lang: string): void {
  const all = lang && scrollY > 0 ? blocks() : [];
  const at = all.findIndex((block) => topOf(block) > 0);
  change = { lang, at, top: topOf(all[at]) };
}

/** The link by which this address was left, in this tab. */
const leftKey = () => `left:${location.pathname}${location.search}`;

/** A page is shown: in another language at the same block, after Back with the focus on the link that was followed. */
export function arrive(): void {
  if (!siteHistory()) noteDepth();
  const { body, documentElement } = document;
  if (change.lang === documentElement.lang && change.at >= 0)
    scrollBy({ top: topOf(blocks()[change.at]) - change.top, behavior: 'instant' });
  change.lang = '';
  if (!leadsToPhoto()) noteLayers();
  const href = wasLeftByBack() && readText(leftKey(), 'tab');
  if (!href || document.activeElement !== body) return;
  storeText(leftKey(), null, 'tab');
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}

function follow(): void {
  addEventListener('popstate', () => {
    // A layer that has opened while entries were left stays, and gets its own.
    if (!isLeaving) for (const layer of layers.splice(entries()).reverse()) close(layer);
    isLeaving = false;
    if (!leadsToPhoto()) settle();
  });
  // A dialog that leaves the page as it closes tells by `close` alone.
  for (const type of ['toggle', 'close'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.matches('dialog, [popover], header details')) noteLayers();
      },
      true,
    );
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
      if (link.target || link.hasAttribute('download') || !link.protocol.startsWith('http')) return;
      if (layers.length > 0 || isLeaving) {
        event.preventDefault();
        event.stopImmediatePropagation();
        leaveLayers(() => link.click());
      } else if (link.matches(SKIP)) {
        // its fragment would be an address of its own, to which Back leads without the place
        event.preventDefault();
        const goal = document.querySelector<HTMLElement>(link.hash);
        (goal?.matches('ul') ? goal.querySelector('a') : goal)?.focus();
      } else {
        storeText(leftKey(), link.getAttribute('href'), 'tab');
        noteChange(link.ariaCurrent ? '' : link.hreflang);
      }
    },
    true,
  );
}

// A server that draws the filters of a list has no page to go back from.
if (typeof document !== 'undefined') follow();
