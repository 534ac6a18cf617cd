const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const ENDS: Partial<Record<string, Buffer>> = {
  png: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
  gif: Buffer.from([0x3b]),
};

/** True for a picture that is a ZIP (or JAR, or document) at the same time: a ZIP is read from its end. */
export function hasHiddenArchive(picture: Buffer): boolean {
  const tail = picture.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES));
  const at = tail.lastIndexOf(ZIP_END);
  const rest = tail.length - at - ZIP_END_BYTES;
  return at >= 0 && rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest;
}

/** True when a PNG or GIF goes on after its end. Phones add to their JPEGs: there it is only left behind. */
export function hasTail(picture: Buffer, format: string): boolean {
  const end = ENDS[format];
  return end !== undefined && !picture.subarray(-end.length).equals(end);
}
