import '@/lib/forms/zod-in-browser';

/** The rules of the quote form are those of the contract: the browser and the action read the same. */
export { quoteEntry as quoteSchema } from '@passarela/contract/writing';
