import type { Payload } from 'payload';

/** Connects to the database without migrating it or running any work. */
export async function openPayload(): Promise<Payload> {
  const { default: payload } = await import('payload');
  const { default: config } = await import('../../payload.config.ts');
  await payload.init({ config: await config, disableOnInit: true });
  return payload;
}
