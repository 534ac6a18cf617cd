import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Marks the inline scripts that Next itself writes. Next reads it from the policy of the request (its documented
 * nonce), and writes it into cached pages; only this process knows it, and it leaves every answer before sending
 * (docs/decisions/custom-server.md).
 */
const NONCE = randomUUID();

const ATTRIBUTE = ` nonce="${NONCE}"`;
const MARKED = new RegExp(`<script(?=[^>]*${ATTRIBUTE})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'gi');

export function askForNonce({ headers }: IncomingMessage): void {
  headers['content-security-policy'] = `script-src 'nonce-${NONCE}'`;
}

export const withoutNonce = (text: string): string => text.replaceAll(ATTRIBUTE, '').replaceAll(NONCE, '');

export const markedScripts = (html: string): string[] =>
  [...html.matchAll(MARKED)].flatMap(([, script]) => (script ? [withoutNonce(script)] : []));
