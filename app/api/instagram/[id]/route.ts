import { getInstagramPicture } from '@/lib/backend/instagram';

/** A picture of the photo feed, from our own address: browsers meet no third party on the home page. */
export async function GET(_request: Request, { params }: RouteContext<'/api/instagram/[id]'>) {
  const { id } = await params;
  const picture = await getInstagramPicture(id);
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(picture.bytes, {
    headers: { 'content-type': picture.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
