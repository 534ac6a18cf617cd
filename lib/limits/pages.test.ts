import { expect, it, vi } from 'vitest';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../system/own-server';

const visitor = { address: '203.0.113.1' };
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ [VISITOR_ADDRESS_HEADER]: ownHeader(visitor.address) }),
}));

const { waitFor } = await import('./pages');

it('an address opens six hundred filtered lists in ten minutes, others go on', async () => {
  for (let count = 0; count < 600; count += 1) expect(await waitFor('find')).toBeNull();
  expect(await waitFor('find')).toBeGreaterThan(500);
  visitor.address = '198.51.100.7';
  expect(await waitFor('find')).toBeNull();
});
