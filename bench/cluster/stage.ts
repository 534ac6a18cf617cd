import { constants, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { startCluster } from '../../scripts/lib/cluster.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { seedOnce } from '../../scripts/test/stage.ts';

const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE };

/** A copy of the demo's content in `folder`. */
async function seededData(folder: string): Promise<string> {
  await seedOnce();
  const [content = ''] = readdirSync(inRoot('.cache')).filter((name) => name.startsWith('test-data-'));
  const data = path.join(folder, 'data');
  cpSync(inRoot('.cache', content), data, COPY);
  return data;
}

/** Two sites and two panels behind nginx over a copy of the demo's content; this process trusts their certificate. */
export async function createClusterStage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-cluster-'));
  const data = await seededData(folder);
  const cluster = await startCluster({ folder, data, trustsLoopback: true });
  setDefaultCACertificates([readFileSync(cluster.certificate.certificate, 'utf8')]);
  return { ...cluster, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
export type ClusterStage = Awaited<ReturnType<typeof createClusterStage>>;
