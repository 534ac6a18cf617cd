import { sendUntilConfirmed } from '../chaos/send-until-confirmed.ts';
import { applicationSend } from '../chaos/sends.ts';
import { byUpload } from '../chaos/visitors/modes.ts';
import { noisePhoto, type Photo } from '../chaos/visitors/pictures.ts';

const ROUNDS = 2;
const AT_ONCE = 8;
const PHOTOS = 4;

/** Applications with four photos, so that buffers which usual bodies need are not counted against the worst ones. */
export async function sendApplications(siteUrl: string): Promise<void> {
  const photos = Array<Photo>(PHOTOS).fill(await noisePhoto(900, 1200, 98, 60));
  const send = (number: number) => sendUntilConfirmed(siteUrl, applicationSend(number, photos, byUpload));
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(round * AT_ONCE + at)));
  }
}
