import { beforeEach, describe, expect, it } from 'vitest';
import {
  addPictureHosts,
  canAddHosts,
  pictureHosts,
  pictureHostsChangedAt,
  publicOrigin,
  restorePictureHosts,
} from './picture-hosts.ts';

beforeEach(() => {
  globalThis.passarelaPictureHosts = undefined;
});

it.each<[string, string | null]>([
  ['https://cdn.example/a.jpg?sig=1', 'https://cdn.example'],
  ['https://CDN.example:8443/a.jpg', 'https://cdn.example:8443'],
  ['https://bücher.example/a.jpg', 'https://xn--bcher-kva.example'],
  ['https://my_bucket.s3.example/a.jpg', 'https://my_bucket.s3.example'],
  ...[
    'http://cdn.example/a.jpg',
    'https://10.0.0.5/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://2130706433/a.jpg',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://localhost./a.jpg',
    'https://nas/a.jpg',
    'https://nas.local/a.jpg',
    'https://files.intranet/a.jpg',
    'https://panel.internal/a.jpg',
    'https://ana:secret@cdn.example/a.jpg',
    "https://a;script-src'unsafe-inline'.example/a.jpg",
    'https://*.example/a.jpg',
    'https://a,b.example/a.jpg',
    'javascript:https://cdn.example',
    'a.jpg',
    '',
  ].map((address): [string, null] => [address, null]),
])('of %s the public origin is %s', (address, origin) => expect(publicOrigin(address)).toBe(origin));

const origins = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `https://h${String(from + at).padStart(2, '0')}.example`);

describe('the hosts of pictures', () => {
  it('are twenty at most, and say when one is new', () => {
    expect(addPictureHosts(origins(0, 19))).toBe(true);
    expect(canAddHosts()).toBe(true);
    const { passarelaPictureHosts: state } = globalThis;
    if (state) state.changedAt = 1;
    expect(addPictureHosts(origins(0, 19))).toBe(false);
    expect(pictureHostsChangedAt()).toBe(1);
    expect(addPictureHosts(origins(19, 5))).toBe(true);
    expect(pictureHostsChangedAt()).toBeGreaterThan(1);
    expect(pictureHosts()).toEqual(origins(0, 20));
    expect(canAddHosts()).toBe(false);
    expect(addPictureHosts(origins(30, 1))).toBe(false);
  });

  it('of before the start stand until the list is full, then those give way that no field names any longer', () => {
    restorePictureHosts(origins(0, 30));
    expect(pictureHosts()).toEqual(origins(0, 20));
    expect(pictureHostsChangedAt()).toBe(0);
    expect(addPictureHosts(origins(0, 19))).toBe(false);
    expect(addPictureHosts(origins(50, 2))).toBe(true);
    expect(pictureHosts()).toEqual([...origins(0, 19), ...origins(50, 1)]);
  });
});
