import { sendPackagePhotos } from '@/lib/downloads/send-zip';

export const dynamic = 'force-dynamic';

/** The photos of a package as a ZIP, if staff offer it; checked by the panel each time. */
export async function GET(request: Request, { params }: RouteContext<'/api/packages/[link]/zip'>) {
  return sendPackagePhotos(request, (await params).link);
}
