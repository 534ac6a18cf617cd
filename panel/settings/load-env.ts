import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../.env');

// what the shell says wins over the file
if (existsSync(file)) process.loadEnvFile(file);
