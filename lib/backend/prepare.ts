import { log } from '../system/log.ts';
import { printServices } from './check/check-services.ts';
import { measureCircuits } from './circuit.ts';
import { keepSendingCounts } from './counts.ts';
import { dropOtherFormats } from './last-good.ts';
import { recallPictureHosts } from './picture-hosts.ts';
import { measureDoubts } from './read.ts';

/** `npm start` has it; tests and drills start the program without. */
const isChecked = () => process.argv.includes('--check');

/** Runs once in each process, before its first request: Next calls it by `instrumentation.ts`. */
export async function prepareBackend(): Promise<void> {
  measureCircuits();
  measureDoubts();
  keepSendingCounts();
  await dropOtherFormats();
  await recallPictureHosts();
  if (isChecked())
    void printServices().catch((error) => log('warn', 'services not checked', { reason: String(error) }));
}
