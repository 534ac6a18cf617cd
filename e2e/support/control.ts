/** Stops and starts the two programs of `npm test`; each call returns when it is done. */
export type Control = {
  stopPanel: () => Promise<void>;
  /** SIGKILL, as in a power cut. */
  killPanel: () => Promise<void>;
  startPanel: () => Promise<void>;
  restartPanel: () => Promise<void>;
  stopSite: () => Promise<void>;
  killSite: () => Promise<void>;
  startSite: () => Promise<void>;
  restartSite: () => Promise<void>;
  /** Stops the site, builds it anew (about a minute) and starts it. */
  rebuildSite: () => Promise<void>;
  /** The mail server that the panel sends by. */
  stopMail: () => Promise<void>;
  startMail: () => Promise<void>;
  /** The program's output since its last start. */
  outputOf: (name: 'panel' | 'site') => Promise<string>;
};

/** The control of the test run at this address (`CONTROL_URL`). */
export function connectControl(url: string): Control {
  async function ask(path: string, method = 'POST') {
    const response = await fetch(`${url}/${path}`, { method });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text;
  }
  const act = (path: string) => async () => {
    await ask(path);
  };
  return {
    stopPanel: act('panel/stop'),
    killPanel: act('panel/kill'),
    startPanel: act('panel/start'),
    restartPanel: act('panel/restart'),
    stopSite: act('site/stop'),
    killSite: act('site/kill'),
    startSite: act('site/start'),
    restartSite: act('site/restart'),
    rebuildSite: act('site/rebuild'),
    stopMail: act('mail/stop'),
    startMail: act('mail/start'),
    outputOf: (name) => ask(`${name}/output`, 'GET'),
  };
}
