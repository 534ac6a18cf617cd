import sharp from 'sharp';
import { sendUntilTold } from '../chaos/send-until-told.ts';
import { addressOf, type Send } from '../chaos/sends.ts';
import { applicationForm } from '../chaos/visitors/forms.ts';
import { byUpload } from '../chaos/visitors/ways.ts';

const ROUNDS = 2;
const AT_ONCE = 8;
const PHOTOS = 4;
/** Small to decode, large to read: some 2 MB. */
const PHOTO = { width: 900, height: 1200, channels: 3, background: '#888' } as const;
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const QUALITY = 98;

/**
 * Sends applications with four photos through the site to the panel, as people do: a program that has read some has the
 * buffers that it reads with, and only what comes beyond is owed to worse bodies.
 */
export async function sendApplications(siteUrl: string): Promise<void> {
  const bytes = await sharp({ create: { ...PHOTO, noise: NOISE } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const photo = { bytes: new Uint8Array(bytes), colour: [128, 128, 128] as [number, number, number] };
  const send = (number: number) => {
    const person = {
      number,
      lang: 'pt',
      name: `Ana Nº ${number}`,
      email: `ana.${number}@example.com`,
    } as const;
    const filled = applicationForm(person, Array<typeof photo>(PHOTOS).fill(photo));
    const sent: Send = {
      ...filled,
      number,
      kind: 'applications',
      address: addressOf(number),
      attempt: byUpload,
    };
    return sendUntilTold(siteUrl, sent);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(round * AT_ONCE + at)));
  }
}
