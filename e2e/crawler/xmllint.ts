import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const schemaFile = (name: string) => fileURLToPath(new URL(`./schemas/${name}`, import.meta.url));

/** The errors of xmllint by a schema beside this file; empty for a valid document. */
export function xmllint(xml: string, schema: string): Promise<string> {
  const kind = schema.endsWith('.rng') ? '--relaxng' : '--schema';
  return new Promise((resolve, reject) => {
    const child = spawn('xmllint', ['--noout', '--nonet', kind, schemaFile(schema), '-']);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : said || `xmllint ended with ${code}`));
    child.stdin.end(xml);
  });
}
