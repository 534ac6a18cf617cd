import { getMessages } from 'next-intl/server';
import type messages from '@/messages/pt.json';

export type Messages = typeof messages;

/** The messages of a namespace as they are written, placeholders in braces, for an island to fill in. */
export async function islandTexts<Name extends keyof Messages>(name: Name): Promise<Messages[Name]> {
  return (await getMessages())[name];
}
