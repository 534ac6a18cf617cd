import { getMessages } from 'next-intl/server';
import type messages from '@/messages/pt.json';

export type Messages = typeof messages;

/** The messages of a namespace as they are written, placeholders in braces, for a client component to fill in. */
export async function clientTexts<Name extends keyof Messages>(name: Name): Promise<Messages[Name]> {
  return (await getMessages())[name];
}
