export const ReplyLink = () => null;
