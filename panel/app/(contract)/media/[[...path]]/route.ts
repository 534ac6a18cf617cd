import { serveMedia } from '../../../../contract/media/serve-media.ts';
import { env } from '../../../../env.ts';

export const dynamic = 'force-dynamic';

const serve = (request: Request): Promise<Response> => serveMedia(request, `${env().PASSARELA_DATA}/media`);

export {
  serve as DELETE,
  serve as GET,
  serve as HEAD,
  serve as OPTIONS,
  serve as PATCH,
  serve as POST,
  serve as PUT,
};
