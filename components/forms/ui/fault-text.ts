/** The text of a fault's message key; undefined where nothing is wrong. */
export const faultText = (faults: Record<string, string>, key: string | undefined) =>
  key === undefined ? undefined : (faults[key] ?? faults.other);
