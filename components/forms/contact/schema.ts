/** The rules of the contact form are those of the contract: the browser and the action read the same. */
export { contactEntry as contactSchema } from '@passarela/contract/form-rules';
