const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = [0x7b, 0x5b];
const CLOSE = [0x7d, 0x5d];

/** Whether the objects and arrays of a JSON text are nested deeper than `maxDepth`; looks at each byte once. */
export function isDeeperThan(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPEN.includes(byte)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (CLOSE.includes(byte)) depth -= 1;
  }
  return false;
}
