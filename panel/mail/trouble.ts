import { z } from 'zod';

const TRIES_WHEN_REFUSED = 3;
const PERMANENT = 500;

const smtp = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * What went wrong: with the server as a whole, so that no other mail need be tried, or with this mail. A server's own words
 * often name the reader: they stay with the mail, `code` is for the log.
 */
export type Trouble = { text: string; code: string; isServer: boolean; isHopeless: boolean };

/** Reads an error of nodemailer. An address that the server refuses for good is given up at the third try. */
export function troubleOf(error: unknown, tries: number): Trouble {
  const { message, code, responseCode } = smtp.safeParse(error).data ?? { message: String(error) };
  const isMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isRefused = isMail && responseCode !== undefined && responseCode >= PERMANENT;
  return {
    code: [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    text: [code, message].filter(Boolean).join(': ').slice(0, 300),
    isServer: !isMail,
    isHopeless: isRefused && tries + 1 >= TRIES_WHEN_REFUSED,
  };
}
