import { createTransport } from 'nodemailer';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

export type Message = {
  from: string;
  to: string;
  cc?: string;
  replyTo: string;
  subject: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
};

/** Sends one mail; throws when the server did not take it. */
export type SendMail = (message: Message) => Promise<void>;

/** A mail server by its URL (`smtp://user:password@host:587`, `smtps://…:465`). */
export const smtpTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export function smtpSender(url: string): SendMail {
  const transport = smtpTransport(url);
  return async (message) => {
    await transport.sendMail(message);
  };
}
