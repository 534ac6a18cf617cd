import { z } from 'zod/mini';

const LOADED_WITHIN_MS = 20_000;
/** Without an end the spinner of a paste that hangs would stay for good. */
const STORED_WITHIN_MS = 120_000;
const DATA = /^data:(image\/[\w.+-]+);base64,([\s\S]*)$/i;
const stored = z.object({ doc: z.object({ id: z.number() }) });

const nameOf = (type: string): string => `imagem.${type.replace(/^image\/(?:x-)?/, '').replace(/\W.*$/, '')}`;

function fromData(address: string): File | null {
  const [, type, base64] = DATA.exec(address) ?? [];
  if (!type || !base64) return null;
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  return new File([bytes], nameOf(type), { type });
}

/** A picture's bytes: in its address, from this panel, or none. The page's policy lets it ask nobody else. */
async function load(address: string): Promise<File | null> {
  if (address.startsWith('data:')) return fromData(address);
  if (!URL.canParse(address) || new URL(address).origin !== window.location.origin) return null;
  const answer = await fetch(address, { signal: AbortSignal.timeout(LOADED_WITHIN_MS) });
  const blob = await answer.blob();
  return answer.ok ? new File([blob], nameOf(blob.type), { type: blob.type }) : null;
}

async function upload(file: File): Promise<number | null> {
  const body = new FormData();
  body.append('file', file);
  body.append('_payload', '{}');
  const signal = AbortSignal.timeout(STORED_WITHIN_MS);
  const answer = await fetch('/cms-api/media', { method: 'POST', body, signal });
  return answer.ok ? stored.parse(await answer.json()).doc.id : null;
}

/** Stores pasted pictures as media and gives their ids, null for failed ones. `files` came with the clipboard. */
export async function takeIn(
  addresses: readonly string[],
  files: readonly File[],
): Promise<(number | null)[]> {
  const given = files.length === addresses.length ? files : [];
  const ids: (number | null)[] = [];
  for (const [at, address] of addresses.entries()) {
    const file = given[at] ?? (await load(address).catch(() => null));
    ids.push(file && (await upload(file).catch(() => null)));
  }
  return ids;
}
