/** The text of an error's key, undefined without one; lists have a wording of their own. */
export const errorText = (errors: Record<string, string>, key: string | undefined, isList = false) => {
  if (key === undefined) return undefined;
  return errors[isList && key === 'required' ? 'choice' : key] ?? errors.other;
};
