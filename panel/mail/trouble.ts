import { z } from 'zod';

const TRIES_WHEN_REFUSED = 3;
const PERMANENT = 500;

const smtp = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
});

/** What went wrong with the server or with this mail. The server's words may name the recipient: the log gets `code` alone. */
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
