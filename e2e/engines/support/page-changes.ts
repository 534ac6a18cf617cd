/**
 * Changes a page as Chrome's translator does while it is open: each text becomes one in two `font` elements; and as
 * extensions do: foreign attributes, elements beside fields and at the end. Runs in the page and uses nothing from
 * outside.
 */
export function changeAsOthersDo() {
  const wrap = (text: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const isTaken = currentNode.parentElement?.closest(
        'font, script, style, noscript, textarea, option, svg',
      );
      if (!isTaken && currentNode.nodeValue?.trim()) found.push(currentNode);
    }
    for (const text of found) wrap(text);
    for (const field of document.querySelectorAll(
      'input:not([data-foreign]), textarea:not([data-foreign])',
    )) {
      field.setAttribute('data-foreign', '');
      field.after(document.createElement('foreign-extension'));
    }
  };
  document.addEventListener('hydrated', () => {
    document.documentElement.setAttribute('data-foreign', '');
    document.body.append(document.createElement('foreign-extension'));
    wrapAll();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(wrapAll).observe(document.body, changes);
  });
}
