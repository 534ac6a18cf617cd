import { expect, it } from 'vitest';
import { jsonForScript } from './json-for-script';

it.each(['</script><script>alert(1)</script>', '<!--', 'a & b', '\u2028', '"\'\\'])(
  'carries %j whole and harmless',
  (text) => {
    const json = jsonForScript({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
