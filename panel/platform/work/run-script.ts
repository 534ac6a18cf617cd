/** Runs a command to its end: exit code 0, or 1 with `failed` and the error's message. */
export function runScript(main: () => Promise<void>, failed = ''): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(`${failed}${error instanceof Error ? error.message : error}`);
      process.exit(1);
    },
  );
}
