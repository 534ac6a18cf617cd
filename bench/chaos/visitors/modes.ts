import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { readFormPage } from './page.ts';
import { post, referenceIn, type Visit } from './visit.ts';

/** Sends once; returns the visible reference, or null if that failed and may be tried again. */
export type Attempt = (visit: Visit, form: FormData) => Promise<string | null>;

const upload = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent'), reference: z.string() }),
  z.object({ status: z.literal('failed'), failure: z.string() }),
]);

async function open({ base }: Visit, path: string) {
  const answer = await fetch(new URL(path, base)).catch(() => null);
  const html = await answer?.text().catch(() => null);
  return answer?.ok && html ? readFormPage(html) : null;
}

/** Without JavaScript: opens the page, posts its form, and reads the page that comes back. */
export const byPage =
  (path: string): Attempt =>
  async (visit, form) => {
    const page = await open(visit, path);
    if (!page) return null;
    const body = new FormData();
    for (const [name, value] of page.hidden) body.append(name, value);
    body.append('website', '');
    for (const [name, value] of form) if (name !== 'lang') body.append(name, value);
    const answer = await post(visit, page.action, body);
    return answer?.status === 200 ? referenceIn(readFormPage(answer.text).status) : null;
  };

/** As the page of the application does with JavaScript: one body to the upload route. */
export const byUpload: Attempt = async (visit, form) => {
  const answer = await post(visit, '/api/upload/application', form);
  if (!answer || answer.status === 500 || answer.status === 503) return null;
  const result = upload.parse(JSON.parse(answer.text));
  if (result.status === 'sent') return result.reference;
  // the connection was lost in the middle of the body; the page retries too
  if (result.failure === 'offline') return null;
  throw new Error(`the upload was refused: ${answer.text}`);
};

const manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** The id under which the built site knows a server action. */
function actionId(name: string): string {
  const file = inRoot('.next', 'server', 'server-reference-manifest.json');
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const id = Object.keys(node).find((each) => node[each]?.exportedName === name);
  if (!id) throw new Error(`The built site has no action ${name}`);
  return id;
}

/** With JavaScript: calls the server action with no answer before and the form, as React writes that. */
export const byAction =
  (name: string, path: string): Attempt =>
  async (visit, form) => {
    const body = new FormData();
    for (const [field, value] of form) body.append(`_1_${field}`, value);
    body.append('0', JSON.stringify([null, '$K1']));
    const answer = await post(visit, path, body, {
      'next-action': actionId(name),
      accept: 'text/x-component',
    });
    if (answer?.status !== 200) return null;
    return /"status":"sent"/.test(answer.text) ? referenceIn(answer.text) : null;
  };
