/** A policy that names more is hardly one. */
const HOSTS_MAX = 20;

type Hosts = {
  /** Each origin, and whether a picture field named it since the start. */
  origins: Map<string, boolean>;
  /** Milliseconds since the epoch. */
  changedAt: number;
};

declare global {
  /** Hosts that picture fields name. Global, because pages, route handlers and the server are separate bundles. */
  var passarelaPictureHosts: Hosts | undefined;
}

function hosts(): Hosts {
  globalThis.passarelaPictureHosts ??= { origins: new Map(), changedAt: 0 };
  return globalThis.passarelaPictureHosts;
}

const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;
const LITERAL = /^[\d.]+$/;
const PRIVATE = /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** The origin of a public address: https, a name, and no private network. Null for any other. */
export function publicOrigin(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const { hostname } = url;
  return NAME.test(hostname) && !LITERAL.test(hostname) && !PRIVATE.test(hostname) ? url.origin : null;
}

/** The hosts that picture fields name, in the same order on every instance. */
export const pictureHosts = (): readonly string[] => [...hosts().origins.keys()].sort();

export const isPictureHost = (origin: string) => hosts().origins.has(origin);

export const canAddHosts = () => hosts().origins.size < HOSTS_MAX;

/** The time of the last new host: older pages have a policy without it. */
export const pictureHostsChangedAt = () => hosts().changedAt;

/**
 * Adds origins that picture fields name, 20 at most; one from before the start gives way. Returns whether one is
 * new.
 */
export function addPictureHosts(found: readonly string[]): boolean {
  const state = hosts();
  const { origins } = state;
  let isChanged = false;
  for (const origin of found) {
    if (origins.has(origin)) {
      origins.set(origin, true);
      continue;
    }
    const former = [...origins].find(([, isSeen]) => !isSeen)?.[0];
    if (!canAddHosts() && former !== undefined) origins.delete(former);
    if (!canAddHosts()) continue;
    origins.set(origin, true);
    state.changedAt = Date.now();
    isChanged = true;
  }
  return isChanged;
}

export function restorePictureHosts(former: readonly string[]) {
  const { origins } = hosts();
  for (const origin of former.slice(0, HOSTS_MAX)) if (!origins.has(origin)) origins.set(origin, false);
}
