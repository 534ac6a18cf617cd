import { isRecord } from '@passarela/contract/is-record';
import { phoneDigits } from '@passarela/contract/phone-digits';
import type { SocialLinks } from '../../domain/types.ts';
import { isErrorBody, unwrapUntil } from './envelope.ts';
import { readText } from './scalars.ts';

type Network = keyof SocialLinks;
const ADDRESS_NAMES = ['url', 'link', 'href', 'value', 'address'];
const NETWORK_NAMES = ['name', 'type', 'key', 'network', 'social', 'title', 'slug', 'id'];
const WORDS: Record<Network, RegExp> = {
  instagram: /insta/i,
  whatsapp: /whats|wa\.me/i,
  email: /mail|@[^/]+\.\w+$/i,
};

const networkIn = (text: string): Network | null => {
  if (WORDS.instagram.test(text)) return 'instagram';
  if (WORDS.whatsapp.test(text)) return 'whatsapp';
  return WORDS.email.test(text) ? 'email' : null;
};

function addressOf(value: unknown): string | null {
  if (!isRecord(value)) return readText(value);
  return ADDRESS_NAMES.map((name) => readText(value[name])).find((text) => text !== null) ?? null;
}

const web = (text: string) => {
  if (/^https?:\/\//i.test(text)) return text;
  return /^(www\.)?[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : null;
};

const LINKS: Record<Network, (text: string) => string | null> = {
  instagram: (text) => {
    const handle = /^@?((?=.*[a-z])[\w.]{1,30})$/i.exec(text)?.[1];
    return /^(www\.)?instagram\.com/i.test(text) || !handle
      ? web(text)
      : `https://www.instagram.com/${handle}`;
  },
  whatsapp: (text) => {
    const digits = phoneDigits(text);
    return digits ? `https://wa.me/${digits}` : web(text);
  },
  email: (text) => {
    const address = text.replace(/^mailto:/i, '');
    return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(address) ? `mailto:${address}` : null;
  },
};

/** Every address that an answer holds, with the network that it belongs to. */
function entriesOf(data: unknown): { network: Network | null; text: string | null }[] {
  const list = Array.isArray(data) ? data.map((value): [string, unknown] => ['', value]) : [];
  const entries = isRecord(data) ? Object.entries(data) : list;
  return entries.map(([key, value]) => {
    const text = addressOf(value);
    const named = isRecord(value) ? NETWORK_NAMES.map((name) => readText(value[name]) ?? '') : [];
    const network = [key, ...named, text ?? ''].map(networkIn).find((each) => each !== null) ?? null;
    return { network, text };
  });
}

/** The agency's addresses from a map, a list or texts; a broken one is null. Null for an unknown shape. */
export function readSocial(body: unknown): SocialLinks | null {
  const data = unwrapUntil(body, (inside) => Object.keys(inside).some((name) => networkIn(name) !== null));
  if (isErrorBody(body) || !(isRecord(data) || Array.isArray(data))) return null;
  const links: SocialLinks = { instagram: null, whatsapp: null, email: null };
  for (const { network, text } of entriesOf(data)) {
    if (network !== null && text !== null) links[network] ??= LINKS[network](text);
  }
  return links;
}
