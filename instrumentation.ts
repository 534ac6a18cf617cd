/** Runs once before the first request: gives the server in front what only this bundle can import. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ existenceOf }, { measureCircuits }, { keepSendingCounts }] = await Promise.all([
    import('./lib/backend/existence'),
    import('./lib/backend/circuit'),
    import('./lib/backend/counts'),
  ]);
  measureCircuits();
  keepSendingCounts();
  globalThis.passarelaExistence = existenceOf;
}
