import { stopAll } from './children.mjs';
import { red, say } from './steps.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs a command of this repository: stops what it started when it ends, fails, or is asked to end
 * (Ctrl-C, SIGTERM, closed terminal). `work` answers the exit code; `cleanup` runs last, in every case.
 */
export async function runCommand(work, cleanup = () => {}) {
  let isStopping = false;
  const end = async (code) => {
    isStopping = true;
    await stopAll();
    await cleanup();
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
    if (!isStopping) await end(code ?? 0);
  } catch (error) {
    if (isStopping) return;
    console.error(`${red('✗')} ${error.message}`);
    await end(1);
  }
}
