import { expect, it, vi } from 'vitest';
import { scriptHashes } from './csp.ts';
import { isKnownScript } from './inline-scripts.ts';
import { READY } from './next-scripts.ts';
import { HEAD_SCRIPT, LOADER } from './paint-scripts.ts';
import { html, serve } from './testing/html-response.ts';

const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

it.each([
  READY,
  HEAD_SCRIPT,
  'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003c/script\\u003e\\"}\\n"])',
  'self.__next_f.push([3,"AAECAw=="])',
  `${READY};self.__next_f.push([2,[{"status":"invalid","values":{"name":"Ana"}},"$K1",null]])`,
  `${CHUNKS}{"otherChunks":["static/chunks/2jnd_~-x.js"],"runtimeModuleIds":[94553]});`,
  `${LOADER}({"scripts":["/_next/static/chunks/a.js","/_next/static/build/_buildManifest.js"]})`,
  `${LOADER}({"scripts":[],"entry":{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]},"data":"abcdef_-ABCDEF01"})`,
])('is a form of the framework or our own: %.60s', (script) => {
  expect(isKnownScript(script)).toBe(true);
});

const push = (argument: string) => `self.__next_f.push(${argument})`;

const INJECTED = [
  ['any script', 'alert(1)'],
  ['a statement after the push', `${push('[1,"a"]')};alert(1)`],
  ['a statement before it', `alert(1);${push('[1,"a"]')}`],
  ['a second push', `${push('[1,"a"]')};${push('[1,"b"]')}`],
  ['a second argument', push('[1,"a"],alert(1)')],
  ['a call in the argument', push('[1,alert(1)]')],
  ['a quote that ends the text', push('[1,"a"+alert(1)+"b"]')],
  ['single quotes', push("[1,'a']")],
  ['a template', push('[1,`a`]')],
  ['a comment', push('[1,"a"/*b*/]')],
  ['a comment to the end of the line', `${push('[1,"a"]')}//)`],
  ['a line separator', push('[1,"a\u2028"]')],
  ['a paragraph separator', `${push('[1,"a"]')}\u2029alert(1)`],
  ['a byte order mark', `\ufeff${push('[1,"a"]')}`],
  ['a line break in the text', push('[1,"a\n"]')],
  ['an escape that JSON does not know', push('[1,"\\x61"]')],
  ['space around', ` ${push('[1,"a"]')}`],
  ['a start of markup', push('[1,"<!--<script>"]')],
  ['an end of script', push('[1,"<\\/script>"]')],
  ['another kind', push('[4,"a"]')],
  ['form state that comes alone', push('[2,{"a":1}]')],
  ['an object for text', push('[1,{"a":1}]')],
  ['three parts', push('[1,"a",2]')],
  ['text after the start', `${READY};alert(1)`],
  ['another name', 'self.__next_g.push([1,"a"])'],
  ['a chunk of elsewhere', `${CHUNKS}{"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[]});`],
  ['a chunk by a detour', `${CHUNKS}{"otherChunks":["static/chunks/../../a.js"],"runtimeModuleIds":[]});`],
  ['one more key of chunks', `${CHUNKS}{"otherChunks":[],"runtimeModuleIds":[],"__proto__":{}});`],
  ['our loader for elsewhere', `${LOADER}({"scripts":["//evil.example/a.js"]})`],
  ['our loader by a detour', `${LOADER}({"scripts":["/_next/static/../api/x.js"]})`],
  ['our loader for data of another form', `${LOADER}({"scripts":[],"data":"//evil.example/x"})`],
  [
    'our loader for a chunk of elsewhere',
    `${LOADER}({"scripts":[],"entry":{"otherChunks":["//evil.example/a.js"],"runtimeModuleIds":[]}})`,
  ],
  ['the script of the head and more', `${HEAD_SCRIPT};alert(1)`],
  ['our loader and more', `${LOADER}({"scripts":["/_next/static/a.js"]}),alert(1)`],
  ['our loader changed', `${LOADER.replace('2000', '0')}({"scripts":["/_next/static/a.js"]})`],
] as const;

it.each(INJECTED)('allows no script with %s', async (_, script) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(scriptHashes(`<script>${script}</script>`)).toEqual({ hashes: [], unknown: 1 });

  const answer = await fetch(`${await serve(html(`<p>a</p><script>${script}</script>`))}/blog/x?key=secret`);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(warn).toHaveBeenCalledOnce();
  const line = JSON.parse(String(warn.mock.lastCall?.[0]));
  expect(line).toMatchObject({ level: 'warn', path: '/blog/x', scripts: 1 });
  expect(JSON.stringify(line)).not.toContain('secret');
  warn.mockRestore();
});

it.each(['<script', '<SCRIPT', '<script\n', '<script/', '<script nonce="a"', '<script data-x=">"'])(
  'allows no script that is written as %s',
  (start) => {
    expect(scriptHashes(`${start}>alert(1)</script>`).hashes).toEqual([]);
    expect(scriptHashes(`${start}>alert(1)</script >`).hashes).toEqual([]);
  },
);

it('allows nothing in a page whose scripts end where only a browser sees it', () => {
  const page = '<script>alert(1)</script\t><script>self.__next_f.push([1,"a"])</script>';
  expect(scriptHashes(page)).toEqual({ hashes: [], unknown: 1 });
});
