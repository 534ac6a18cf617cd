/** The text of an error's message key; undefined where nothing is wrong. From a list one chooses: nobody fills it in. */
export const errorText = (errors: Record<string, string>, key: string | undefined, isList = false) => {
  if (key === undefined) return undefined;
  return errors[isList && key === 'required' ? 'choice' : key] ?? errors.other;
};
