import { PACKAGE_SIZES } from '@passarela/contract/packages';
import { webStream } from '@passarela/gate/web-stream';
import { isBackendError } from '@/lib/backend/errors';
import { readPackagePicture } from '@/lib/backend/package';
import { parseNumber } from '@/lib/domain/whole-number';
import { isPackageLink } from '@/lib/routes/package-link';

export const dynamic = 'force-dynamic';

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};
const none = (status: number) => new Response(null, { status, headers });

/** A picture of a package, checked by the panel each time: a revoked link gives none. */
export async function GET(_: Request, { params }: RouteContext<'/api/packages/[link]/[picture]/[size]'>) {
  const { link, picture: idText, size: name } = await params;
  const size = PACKAGE_SIZES.find((each) => each === name);
  const picture = parseNumber(idText);
  if (!isPackageLink(link) || picture === null || !size) return none(404);
  try {
    const found = await readPackagePicture({ link, picture, size });
    if (typeof found === 'number') return none(found);
    const { stream, type, bytes } = found;
    return new Response(webStream(stream), {
      headers: { ...headers, 'Content-Type': type, ...(bytes && { 'Content-Length': bytes }) },
    });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return none(503);
  }
}
