/** The contract's rules for what is typed. Only the action reads the talents, which the browser keeps. */
export { typedQuote as typedQuoteSchema } from '@passarela/contract/form-rules';
