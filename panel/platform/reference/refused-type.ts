// codecs that common browsers do not play, by the name of their entry in an MP4
const UNPLAYED: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  mp4v: 'MPEG-4 Visual',
};
/** From the name of the table of codecs to the name of its first one: version, count, size. */
const TO_CODEC_BYTES = 16;

export type RefusedKind = 'empty' | 'camera' | 'drawing' | 'document' | 'mov' | 'unknown';

export function refusedKind(bytes: Buffer): RefusedKind {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length === 0) return 'empty';
  if (at(4, 8) === 'ftyp' || ['moov', 'mdat', 'wide'].includes(at(4, 8))) return 'mov';
  if (['II*\0', 'MM\0*', 'FUJI'].includes(at(0, 4)) || at(4, 8) === 'crx ') return 'camera';
  if (at(0, 4) === '8BPS' || at(0, 2) === 'BM' || /^\s*(?:<\?xml[^>]*>\s*)?<svg/i.test(at(0, 500)))
    return 'drawing';
  if (at(0, 4) === '%PDF' || at(0, 4) === 'PK\x03\x04' || at(0, 4) === '\xd0\xcf\x11\xe0') return 'document';
  return 'unknown';
}

export function unplayedCodec(film: Buffer): string | null {
  for (let at = film.indexOf('stsd'); at >= 0; at = film.indexOf('stsd', at + 1)) {
    const codec = UNPLAYED[film.toString('latin1', at + TO_CODEC_BYTES, at + TO_CODEC_BYTES + 4)];
    if (codec) return codec;
  }
  return null;
}
