import { stopAll } from './children.ts';
import { red, say } from './steps.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Runs a command and stops all it started when it ends. `work` may answer the exit code. */
export async function runCommand(work: () => Promise<unknown>, cleanup = () => {}): Promise<void> {
  let isStopping = false;
  const end = async (code: number) => {
    isStopping = true;
    await stopAll();
    cleanup();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isStopping) return;
      say('Stopping …');
      end(code);
    });
  }
  try {
    const code = await work();
    if (!isStopping) await end(typeof code === 'number' ? code : 0);
  } catch (error) {
    if (isStopping) return;
    console.error(`${red('✗')} ${error instanceof Error ? error.message : error}`);
    await end(1);
  }
}
