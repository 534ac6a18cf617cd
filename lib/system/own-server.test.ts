import { beforeEach, expect, it } from 'vitest';
import { addressOf } from '../forms/sender.ts';
import { ownHeader, VISITOR_ADDRESS_HEADER } from './own-server.ts';

beforeEach(() => {
  globalThis.passarelaServer = undefined;
});

const visitorOf = (value: string) => addressOf(new Headers({ [VISITOR_ADDRESS_HEADER]: value }));

it("believes a visitor's address that our server wrote", () => {
  expect(visitorOf(ownHeader('192.0.2.1'))).toBe('192.0.2.1');
});

it.each(['192.0.2.1', 'null 192.0.2.1', ' 192.0.2.1', '00000000-0000-0000-0000-000000000000 192.0.2.1'])(
  'believes nothing that a visitor wrote there, with a server of ours in front and without: %j',
  (forged) => {
    expect(visitorOf(forged)).toBe('unknown');
    ownHeader('198.51.100.1');
    expect(visitorOf(forged)).toBe('unknown');
  },
);
