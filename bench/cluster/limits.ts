import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';
import { stop } from '../../scripts/lib/children.ts';
import { startFront } from '../../scripts/lib/nginx.ts';
import { freePort } from '../../scripts/lib/ports.ts';

const FLOODER = '192.0.2.1';
const VISITOR = '198.51.100.1';
const TOO_MANY = 429;
const ANSWER_MS = 300;

/** A program that answers everything after a while, and counts its requests. */
async function slowProgram(): Promise<{ server: Server; origin: string }> {
  const port = await freePort();
  const server = createServer((req, res) => {
    req.resume();
    setTimeout(() => res.end('x'), ANSWER_MS);
  }).listen(port, '127.0.0.1');
  return { server, origin: `http://127.0.0.1:${port}` };
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 1_000 });

type TestRequest = { port: number; path: string; method?: string; from: string };

function statusOf({ port, path: asked, method = 'GET', from }: TestRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'x-forwarded-for': from };
    const options = { host: '127.0.0.1', servername: 'localhost', port, path: asked, method, headers, agent };
    request(options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

type Flood = {
  name: string;
  port: number;
  path: (at: number) => string;
  method?: string;
  times: number;
  allowed: number;
};

/** Floods from one address during one request from another; returns the faults of the answers. */
async function problemsOf({
  name,
  port,
  path: pathOf,
  method = 'GET',
  times,
  allowed,
}: Flood): Promise<string[]> {
  const flood = Array.from({ length: times }, (_, at) =>
    statusOf({ port, path: pathOf(at), method, from: FLOODER }),
  );
  const visitor = await statusOf({ port, path: pathOf(times), method, from: VISITOR });
  const statuses = await Promise.all(flood);
  const passed = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === TOO_MANY).length;
  return [
    ...(visitor === 200 ? [] : [`${name}: somebody else got ${visitor}`]),
    ...(passed + refused === times
      ? []
      : [`${name}: answers other than 200 and 429: ${[...new Set(statuses)]}`]),
    ...(refused > 0 && passed >= allowed
      ? []
      : [`${name}: ${passed} of ${times} passed, ${refused} were refused`]),
  ];
}

/** The limits of `deploy/nginx` hold for one address and touch no other; before stand-ins of both programs. */
export async function limits(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-limits-'));
  const program = await slowProgram();
  const [sitePort, panelPort, servicesPort] = [await freePort(), await freePort(), await freePort()];
  const instances = { siteInstances: [program.origin], panelInstances: [program.origin] };
  const certificate = await selfMadeCertificate(folder);
  const ports = { sitePort, panelPort, servicesPort };
  const nginx = await startFront({ folder, ...ports, ...instances, certificate, trustsLoopback: true });
  try {
    const picture = (at: number) => `/_next/image?url=%2F${at}.jpg&w=640&q=75`;
    const floods: Flood[] = [
      { name: 'pages', port: sitePort, path: (at) => `/a/${at}`, times: 400, allowed: 200 },
      { name: 'staff pages', port: panelPort, path: () => '/admin', times: 400, allowed: 200 },
      {
        name: 'sign-in',
        port: panelPort,
        path: () => '/cms-api/users/login',
        method: 'POST',
        times: 60,
        allowed: 20,
      },
      { name: 'pictures', port: sitePort, path: picture, times: 400, allowed: 200 },
    ];
    const problems: string[] = [];
    for (const flood of floods) problems.push(...(await problemsOf(flood)));
    return problems;
  } finally {
    agent.destroy();
    await stop(nginx);
    program.server.closeAllConnections();
    program.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
