import type { Finding } from './check-services.ts';

const SIGNS = { good: '✓', poor: '–', missing: '✗' };

export function tableOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const lines = findings.map(
    ({ service, call, result, text }) =>
      `${SIGNS[result]} ${service.padEnd('integration'.length)}  ${call.padEnd(width)}  ${text}`,
  );
  const count = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length;
  return [
    ...lines,
    `${count('good')} good, ${count('poor')} that the site does without, ${count('missing')} that it needs`,
  ];
}

export const isEnough = (findings: readonly Finding[]): boolean =>
  findings.every(({ result }) => result !== 'missing');
