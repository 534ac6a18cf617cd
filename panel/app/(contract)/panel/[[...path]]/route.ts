import { answerContract } from '../../answer-contract.ts';

export const dynamic = 'force-dynamic';

export {
  answerContract as DELETE,
  answerContract as GET,
  answerContract as HEAD,
  answerContract as OPTIONS,
  answerContract as PATCH,
  answerContract as POST,
  answerContract as PUT,
};
