import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { moveReader } from '@passarela/gate/address';
import { createGate } from '@passarela/gate/gate';
import { jsonConsole } from '@passarela/gate/log-line';
import { measureDisks } from '@passarela/gate/metrics/measure';
import { Refused } from '@passarela/gate/refusal';
import { refuse } from '@passarela/gate/refuse';
import { beginRequest } from '@passarela/gate/request-id';
import { guardSockets, serverOptions } from '@passarela/gate/sockets';
import { stopOnSignals } from '@passarela/gate/stop';
import { keepStatedLength } from '@passarela/gate/web-stream';
import { readEnv } from '../lib/system/env.ts';
import { log } from '../lib/system/log.ts';
import { sharedState } from '../lib/system/own-server.ts';
import { pictureHosts } from '../lib/system/picture-hosts.ts';
import { readProgram } from '../lib/system/program.ts';
import { isBearerOf } from '../lib/system/same-secret.ts';
import { securityContact } from '../lib/system/security-txt.ts';
import { BODY_RULES, DEV_RULES } from './body-rules.ts';
import { ownPages, wordBadAddress, wordRefusal } from './error-page.ts';
import { sendFinished } from './finished-answers.ts';
import { blameMalformedActions, commonHeaders, setSharedCacheHeaders } from './headers.ts';
import { createHtmlResponse, createPageStyles, requestNonce } from './html-response.ts';
import { measure, SITE_METRICS } from './measure.ts';
import { createPictureTurns, writeImageAddress } from './pictures.ts';
import { askByOwnAddress, isPagePath, noteVisitorAddress, takeOwnAddress } from './resolve-request.ts';
import { createSpool, DISK, memoryProblem } from './spool/create-spool.ts';
import { createStaticFiles } from './static-files.ts';

const isDev = process.argv.includes('--dev');
const dir = join(import.meta.dirname, '..');

function loadEnvironment() {
  // Next keeps its pictures below the site's folder, and takedowns look for them there (lib/derived/takedown.ts).
  process.chdir(dir);
  Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' });
  try {
    process.loadEnvFile(join(dir, '.env'));
  } catch {
    // Without the file readEnv names what is missing.
  }
  return readEnv(process.env);
}

async function start() {
  const env = loadEnvironment();
  const { PORT, REVALIDATE_SECRET, SITE_CACHE_DIR, SITE_URL, STORAGE_URL, TRUST_PROXY, HSTS_PRELOAD } = env;
  if (!isDev) jsonConsole();
  if (env.METRICS_PORT) {
    const { serveMetrics } = await import('@passarela/gate/metrics/serve-metrics');
    await serveMetrics(SITE_METRICS, env.METRICS_PORT);
    measureDisks({ cache: resolve(dir, SITE_CACHE_DIR), spool: resolve(dir, env.SITE_SPOOL_DIR) });
  }
  const isHttps = SITE_URL.startsWith('https:');
  const ownOrigins = [new URL(STORAGE_URL).origin, ...env.MEDIA_HOSTS, ...env.PLAIN_MEDIA_HOSTS];
  if (env.PLAIN_MEDIA_HOSTS.length > 0 && !env.MEDIA_HOSTS_ONLY)
    console.log('site: PLAIN_MEDIA_HOSTS is not needed: hosts that picture fields name are shown without it');
  // After NODE_ENV is set: React and Next choose their build by it.
  const { default: next } = await import('next');

  const spoolFolder = resolve(dir, env.SITE_SPOOL_DIR);
  const spool = createSpool({ folder: spoolFolder });
  const tight = memoryProblem({ folder: spoolFolder, spoolBytes: DISK.all });
  if (tight) log('warn', tight);
  const pictures = createPictureTurns();
  const serveStatic = createStaticFiles(isDev ? null : dir);
  const server = createServer(serverOptions(isDev));
  const isOurPanel = ({ headers }: IncomingMessage) => isBearerOf(headers.authorization, REVALIDATE_SECRET);
  const gate = createGate({
    rules: isDev ? [...BODY_RULES, ...DEV_RULES] : BODY_RULES,
    isKnown: isOurPanel,
    isLate: guardSockets(server),
    word: wordRefusal,
  });
  const app = next({ dev: isDev, dir, hostname: 'localhost', port: PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  // In development Next bundles the scripts while it prepares.
  const prepareHtml = createHtmlResponse({
    crashPages: ownPages(500, env.AGENCY_NAME),
    // Next's own styles, which change while one works, stay as they are.
    readStyle: isDev ? () => null : createPageStyles(dir),
    scripts: { early: readProgram('early'), afterFrame: readProgram('after-frame') },
    mediaOrigins: () => [...new Set([...ownOrigins, ...pictureHosts()])],
    isHttps,
    isDev,
  });

  const headersOf = commonHeaders({ isHttps, hstsPreload: HSTS_PRELOAD });
  const wordAddress = wordBadAddress(ownPages(400, env.AGENCY_NAME));

  const fail = (res: ServerResponse) => (error: unknown) => {
    log('error', 'request failed', { reason: error instanceof Error ? error.stack : String(error) });
    if (!res.headersSent) res.statusCode = 500;
    res.end();
  };
  async function render(req: IncomingMessage, res: ServerResponse) {
    if (!isDev && sendFinished(req, res)) return;
    // Answers are packed once, when they are whole (html-response.ts).
    delete req.headers['accept-encoding'];
    if (!isDev) requestNonce(req);
    askByOwnAddress(req, res);
    await spool(req, res, (request) => pictures(request, res, () => handle(request, res)));
  }
  const answer = async (req: IncomingMessage, res: ServerResponse) =>
    serveStatic(req, res, () => render(req, res).catch(fail(res)));

  function take(req: IncomingMessage, res: ServerResponse) {
    const address = takeOwnAddress(req);
    keepStatedLength(res);
    measure(req, res);
    const isRefused = address instanceof Refused;
    // An unreadable address may hold a secret.
    res.setHeaders(new Map(Object.entries(headersOf(isRefused ? '/selecao/' : address.url))));
    if (isRefused) return refuse(req, res, address.refusal, wordAddress);
    // The middleware moves a page's readers: it knows the page's own address.
    if (!isPagePath(address.path) && moveReader(req, res, address)) return;
    blameMalformedActions(req, res);
    noteVisitorAddress(req, TRUST_PROXY);
    setSharedCacheHeaders(req, res);
    writeImageAddress(req, res);
    prepareHtml(req, res);
    gate(req, res, (admitted) => answer(admitted, res)).catch(fail(res));
  }
  server.on('request', (req, res) =>
    beginRequest(req, res, { isTrusted: TRUST_PROXY || isOurPanel(req) }, () => take(req, res)),
  );
  if (!securityContact(env)) console.log('site: no SECURITY_CONTACT, so no security.txt');
  server.listen(PORT, () => console.log(`site: ${SITE_URL} (port ${PORT})`));
  stopOnSignals(server, {
    limitMs: env.STOP_LIMIT_S * 1_000,
    close: () => Promise.allSettled([...sharedState().pending, app.close()]),
    onLate: (requests) => log('warn', 'stopped with requests under way', { requests }),
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
