import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../../.env');

// variables of the shell win over the file
if (existsSync(file)) process.loadEnvFile(file);
