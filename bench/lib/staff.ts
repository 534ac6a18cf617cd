import type { Settings } from '../../scripts/lib/settings.ts';

/** An administrator at the panel's interface: signed in once, through the front. */
export async function signIn({ settings }: { settings: Settings }) {
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${settings.PANEL_ORIGIN}/cms-api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: settings.PANEL_ORIGIN, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const { token } = await call('POST', '/users/login', { email, password });
  return (method: string, path: string, body?: object) =>
    call(method, path, body, { Authorization: `JWT ${token}` });
}
