import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const ID_CHARS = 8;

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** Names this copy of the panel: eight hex digits, unique among running copies, the same until a reboot. */
export function copyId({ PANEL_HOST, PANEL_PORT }: { PANEL_HOST: string; PANEL_PORT: number }): string {
  const parts = [
    orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    orNothing(() => readlinkSync('/proc/self/ns/net')),
    hostname(),
    PANEL_HOST,
    PANEL_PORT,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_CHARS);
}
