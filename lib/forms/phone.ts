const SHAPE = /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/;

/** Whether a phone number has the shape of the mask `+## (##) #####-####`; one that has not is flagged, never refused. */
export const isUsualPhone = (text: string) => SHAPE.test(text.trim());
