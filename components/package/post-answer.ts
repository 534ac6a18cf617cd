import { sendForm } from '@/components/ui/post-form';
import type { Own } from './own';

const CLOSED = 409;
/** The site, or a program before it, has no room or no service now. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

export type Saved = { person: string; own: Own | null };

export function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/**
 * Posts a form to `/api/packages/[link]`. Null if it did not arrive, or cannot be taken now: it is sent again. A
 * refusal that would be the same the next time is `failed`.
 */
export async function postAnswer(
  action: string,
  fields: Record<string, string>,
): Promise<Saved | 'closed' | 'failed' | null> {
  try {
    // the last comment is sent while its page is left
    const answer = await sendForm(action, formOf(fields), { keepalive: true });
    if (answer.ok) return await answer.json();
    if (answer.status === CLOSED) return 'closed';
    return isPassing(answer.status) ? null : 'failed';
  } catch {
    return null;
  }
}
