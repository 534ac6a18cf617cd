import sharp from 'sharp';
import { getAgency } from '@/lib/backend/agency';
import { ICON_SIZES, type IconName, iconPath, iconSvg } from '@/lib/seo/icon';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const DENSITY = 1200;

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_SIZES, name);

/** An icon drawn from the agency's own mark; 404 for another version, or without a mark. */
export async function GET(_request: Request, { params }: RouteContext<'/social/icons/[file]'>) {
  const { file } = await params;
  const name = file.slice(file.indexOf('-') + 1);
  const { mark } = await getAgency();
  if (!mark || !isIconName(name) || iconPath(name, mark) !== `/social/icons/${file}`)
    return new Response('no such icon', { status: 404 });
  const { sidePx, share } = ICON_SIZES[name];
  const svg = iconSvg(mark, share);
  if (name.endsWith('.svg'))
    return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_A_YEAR } });
  const png = await sharp(Buffer.from(svg), { density: DENSITY }).resize(sidePx, sidePx).png().toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': FOR_A_YEAR },
  });
}
