/** The text of a fault's message key; undefined where nothing is wrong. From a list one chooses: nobody fills it in. */
export const faultText = (faults: Record<string, string>, key: string | undefined, isList = false) => {
  if (key === undefined) return undefined;
  return faults[isList && key === 'required' ? 'choice' : key] ?? faults.other;
};
