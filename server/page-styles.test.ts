import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

test('a style sheet inside a page finds the files that it named from its own folder', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const chunks = path.join(dir, '.next', 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'a.css'), '@font-face{src:url(../media/a.woff2)}');
  const readStyle = createPageStyles(dir);
  expect(readStyle('/_next/static/chunks/a.css')).toBe('@font-face{src:url(/_next/static/media/a.woff2)}');
  expect(readStyle('/_next/static/chunks/b.css')).toBeNull();
});
