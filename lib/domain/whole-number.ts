const NUMBER = /^[1-9]\d{0,8}$/;

/** A positive whole number as an address spells it (no sign, no leading zero), else null. */
export const parseNumber = (value: string) => (NUMBER.test(value) ? Number(value) : null);
