import { config } from 'zod/mini';

// Zod compiles its objects where it may, and asks the content security policy by trying: the browser would report that.
// Imported before any schema is made.
if (typeof window !== 'undefined') config({ jitless: true });
