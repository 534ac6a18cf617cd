import { type Env, env } from './env.ts';

/** The settings, or a plain list of their faults and the end of the process. */
export function readEnv(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
