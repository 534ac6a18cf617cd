import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { startCluster } from '../../scripts/lib/cluster.ts';
import { move } from '../../scripts/lib/content.ts';
import type { Engines } from '../../scripts/lib/engines.ts';
import { settingsFor } from '../../scripts/lib/settings.ts';
import { say } from '../../scripts/lib/steps.ts';
import { startMail } from '../../scripts/test/mailbox.ts';
import { copyContent, seedOnce } from '../../scripts/test/stage.ts';

/** Two sites and two panels behind nginx and a mail server; this process trusts their certificate. */
async function createStage(folder: string, data: string, env: Record<string, string> = {}) {
  const { mail, env: mailEnv } = await startMail();
  const cluster = await startCluster({
    folder,
    data,
    trustsLoopback: true,
    onLine: (name) => (line) => appendFileSync(path.join(folder, `${name}.log`), `${line}\n`),
    env: { ...mailEnv, ...env },
  });
  setDefaultCACertificates([readFileSync(cluster.certificate.certificate, 'utf8')]);
  /** Stops everything; keeps the folder with the programs' logs if there were problems. */
  const end = async (problems: readonly string[]) => {
    await Promise.all([cluster.close(), mail.stop()]);
    if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
    else say(`the logs are kept in ${folder}`);
  };
  return { ...cluster, mail, folder, end };
}
export type ClusterStage = Awaited<ReturnType<typeof createStage>>;

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'passarela-cluster-'));

/** Over the demo's content, moved to a database and a bucket of its own. */
export async function stageWithContent({ env }: Engines): Promise<ClusterStage> {
  const folder = newFolder();
  await seedOnce();
  const data = copyContent(folder);
  await move(settingsFor({ port: 3000, panelPort: 4000, data }), env);
  return createStage(folder, data, env);
}

export function emptyStage({ env }: Engines): Promise<ClusterStage> {
  const folder = newFolder();
  return createStage(folder, path.join(folder, 'data'), env);
}
