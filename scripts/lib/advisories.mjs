const SERIOUS = ['high', 'critical'];

/** Advisories of an answer of `npm audit --json`, each once; null where the registry gave none to read. */
export function advisoriesIn(output) {
  const start = output.indexOf('{');
  try {
    const { vulnerabilities } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
    if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;
    const advisories = Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via === 'object');
    return [...new Map(advisories.map((each) => [each.url, each])).values()];
  } catch {
    return null;
  }
}

const isAccepted = (accepted, { url }, today) =>
  accepted.some((each) => each.url === url && each.reason.length > 20 && each.until >= today);

/** The serious advisories that nobody has accepted up to `today` (yyyy-MM-dd), as sentences. */
export const unaccepted = (advisories, accepted, today) =>
  advisories
    .filter(({ severity }) => SERIOUS.includes(severity))
    .filter((advisory) => !isAccepted(accepted, advisory, today))
    .map(({ name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`);
