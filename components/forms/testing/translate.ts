function wrap(text: Node) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.nodeValue;
  outer.append(inner);
  text.parentNode?.replaceChild(outer, text);
}

/**
 * Replaces each text by one in two `font` elements, as Chrome's translator does; returns a function that repeats it
 * for new texts.
 */
export function translate(root: Node): () => void {
  const wrapAll = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { parentElement } = currentNode;
      const isText =
        currentNode.nodeValue?.trim() && !parentElement?.closest('font, script, style, textarea');
      if (isText) texts.push(currentNode);
    }
    for (const text of texts) wrap(text);
  };
  wrapAll();
  return wrapAll;
}
