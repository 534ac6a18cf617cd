const ACCENT = /^<!DOCTYPE html><html[^>]*\sdata-accent="(#[0-9a-f]{6})"/i;

/** The style of an agency's own accent, which the root element names; null without one, or with more contrast. */
export function accentStyle(html: string): string | null {
  const [, accent] = ACCENT.exec(html) ?? [];
  return accent ? `@media not (prefers-contrast:more){:root{--accent:${accent}}}` : null;
}
