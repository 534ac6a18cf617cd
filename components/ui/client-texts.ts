import { getMessages } from 'next-intl/server';
import type messages from '@/messages/pt.json';

export type Messages = typeof messages;

/**
 * The messages of a namespace, or those of these keys, as they are written, placeholders in braces, for a client
 * component to fill in.
 */
export async function clientTexts<Name extends keyof Messages, Key extends keyof Messages[Name]>(
  name: Name,
  ...keys: readonly Key[]
): Promise<Pick<Messages[Name], Key>> {
  const { [name]: texts } = await getMessages();
  const picked = keys.map((key) => [key, texts[key]]);
  return keys.length === 0 ? texts : Object.fromEntries(picked);
}
