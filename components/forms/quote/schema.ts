/** What is typed, by the contract's rules. The talents come from the browser's favorites: only the action reads them. */
export { typedQuote as typedQuoteSchema } from '@passarela/contract/form-rules';
