/** Which text of the guardian's consent stands in `messages/`; goes up whenever it changes in substance. */
export const CONSENT_VERSION = '1';
