/** Runs once when the server starts: the database is brought up to date before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ boot }, { default: config }] = await Promise.all([
    import('./boot/boot.ts'),
    import('./payload.config.ts'),
  ]);
  await boot(config);
}
