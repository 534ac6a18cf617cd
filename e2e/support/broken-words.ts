/**
 * Runs in the page: words on two lines that fit one, or have up to `short` letters, however narrow their place;
 * texts for screen readers alone have a place of 1 px, and break as they like.
 */
export function brokenWordsInPage(short: number): string[] {
  const blockOf = (element: Element): Element =>
    element.parentElement &&
    /^(inline|contents)/.test(getComputedStyle(element).display) &&
    getComputedStyle(element).display !== 'inline-block'
      ? blockOf(element.parentElement)
      : element;
  const roomOf = (element: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (element.closest('script, style, noscript, select, textarea')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const [first] = rects;
      if (!first || rects.every(({ top }) => Math.abs(top - first.top) < first.height / 2)) continue;
      // A word longer than its line (an address) breaks somewhere.
      const before = /\S*$/.exec(node.textContent?.slice(0, index) ?? '')?.[0].length ?? 0;
      const after = /^\S*/.exec(node.textContent?.slice(index) ?? '')?.[0].length ?? word.length;
      range.setStart(node, index - before);
      range.setEnd(node, index + after);
      const needed = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      const room = roomOf(blockOf(element));
      if (needed <= room || (before + after <= short && room > 2))
        found.push(`${word} in “${node.textContent?.trim().slice(0, 40)}”`);
    }
  }
  return [...new Set(found)];
}
