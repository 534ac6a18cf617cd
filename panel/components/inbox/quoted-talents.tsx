export const QuotedTalents = () => null;
