'use client';

import { useEffect } from 'react';

/**
 * Adds the typefaces of a page whose address is a secret, which our server took out of its style
 * (server/page.ts). A browser without such sheets shows the local ones.
 */
export function AddTypefaces() {
  useEffect(() => {
    const typefaces = document.getElementById('typefaces')?.textContent;
    if (!typefaces || !('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(typefaces);
    document.adoptedStyleSheets.push(sheet);
  }, []);
  return null;
}
