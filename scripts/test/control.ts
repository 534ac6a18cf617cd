import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mustSucceed } from '../lib/children.ts';
import type { ProgramName, Stage } from './stage.ts';

type Controlled = Pick<Stage, 'mail' | 'isRunning' | 'output' | 'start' | 'stop'>;
type Answer = [status: number, text: string];

/** The actions of browser tests: `POST /{panel|site}/{action}`. Each answers when it is done. */
const ACTIONS: Record<string, (stage: Controlled, name: ProgramName) => Promise<void>> = {
  start: (stage, name) => stage.start(name),
  stop: (stage, name) => stage.stop(name),
  kill: (stage, name) => stage.stop(name, 'SIGKILL'),
  restart: async (stage, name) => {
    await stage.stop(name);
    await stage.start(name);
  },
  rebuild: async (stage, name) => {
    if (name !== 'site') throw new Error('Only the site can be rebuilt.');
    await stage.stop(name);
    await mustSucceed('npm run --silent build');
    await stage.start(name);
  },
};

/** The mail server: `POST /mail/{start|stop}`, and `GET /mail/about/{word}` for received mails, as JSON. */
async function actOnMail({ mail }: Controlled, method: string, action = '', word = ''): Promise<Answer> {
  if (method === 'GET' && action === 'about') return [200, JSON.stringify(mail.about(word))];
  if (method !== 'POST' || (action !== 'start' && action !== 'stop')) return [404, 'No such action.'];
  await mail[action]();
  return [200, action];
}

async function act(stage: Controlled, method = '', url = ''): Promise<Answer> {
  const [, name, action = '', word] = url.split('/');
  if (name === 'mail') return await actOnMail(stage, method, action, word);
  if (name !== 'panel' && name !== 'site') return [404, 'panel, site or mail?'];
  if (method === 'GET' && action === 'output') return [200, stage.output(name)];
  const perform = Object.hasOwn(ACTIONS, action) && ACTIONS[action];
  if (method !== 'POST' || !perform) return [404, 'No such action.'];
  await perform(stage, name);
  return [200, stage.isRunning(name) ? 'running' : 'stopped'];
}

/** A server on loopback through which tests stop and start the programs; one action at a time. */
export async function startControl(stage: Controlled) {
  let queue = Promise.resolve();
  const server = createServer((request, response) => {
    queue = queue.then(async () => {
      const [status, text] = await act(stage, request.method, request.url).catch(
        (error): Answer => [500, error.message],
      );
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
