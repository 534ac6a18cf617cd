import 'server-only';
import { callService } from './client.ts';

/** GET on the panel: the body of its answer (CONTRACT, Panel, reading). */
export async function readPanel(path: string, query: Record<string, string | number> = {}): Promise<unknown> {
  return (await callService({ service: 'panel', method: 'GET', path, query })).body;
}
