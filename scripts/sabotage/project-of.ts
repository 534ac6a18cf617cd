const PROJECTS = [
  [/^e2e\/engines\//, 'chromium'],
  [/\.whole\.spec\.ts$/, 'whole'],
  [/(?:outage|\.serial)\.spec\.ts$/, 'serial'],
  [/\.waiting\.spec\.ts$/, 'waiting'],
] as const;

/** The project of playwright.config.ts that runs a file; what three engines run, Chromium runs. */
export const projectOf = (file: string): string =>
  PROJECTS.find(([pattern]) => pattern.test(file))?.[1] ?? 'desktop';
