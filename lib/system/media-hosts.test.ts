import { expect, it } from 'vitest';
import { parseHosts } from './media-hosts.ts';

it.each([
  ['', []],
  [' , ', []],
  ['cdn.example', ['https://cdn.example']],
  ['CDN.example, https://b.example/', ['https://cdn.example', 'https://b.example']],
  ['cdn.example:8443', ['https://cdn.example:8443']],
  ['http://127.0.0.1:9000', ['http://127.0.0.1:9000']],
  ['cdn.example,https://cdn.example', ['https://cdn.example']],
  ['*.example', null],
  ['cdn.example/pictures', null],
  ['user:pw@cdn.example', null],
  ['ftp://cdn.example', null],
  ['javascript:alert(1)', null],
  ["cdn.example; script-src 'unsafe-inline'", null],
  ['https://', null],
])('%j is %j [S92.2]', (text, expected) => {
  expect(parseHosts(text)).toEqual(expected);
});
