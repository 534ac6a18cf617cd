const PROJECTS = [
  [/^e2e\/engines\//, ['chromium', 'chromium-whole']],
  [/(?:outage|\.serial(?:\.whole)?)\.spec\.ts$/, ['serial', 'serial-whole']],
  [/\.waiting\.spec\.ts$/, ['waiting']],
] as const;

/** The projects of playwright.config.ts that run a file's tests; Chromium runs those of three engines. */
export const projectsOf = (file: string): readonly string[] =>
  PROJECTS.find(([pattern]) => pattern.test(file))?.[1] ?? ['desktop', 'whole'];
