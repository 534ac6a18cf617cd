export type Color = readonly [red: number, green: number, blue: number];

/** "#c98f63" as three numbers from 0 to 1. */
export function hex(text: string): Color {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function mix(a: Color, b: Color, t: number): Color {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scaled(color: Color, by: number): Color {
  return [color[0] * by, color[1] * by, color[2] * by];
}

export const RAMP_SIZE = 256;

/** Colours from the deepest shadow to the brightest light, evenly spread, as a lookup table. */
export function ramp(stops: readonly Color[]): Float32Array {
  const table = new Float32Array(RAMP_SIZE * 3);
  for (let index = 0; index < RAMP_SIZE; index += 1) {
    const position = (index / (RAMP_SIZE - 1)) * (stops.length - 1);
    const stop = Math.min(stops.length - 2, Math.floor(position));
    const a = stops[stop] ?? [0, 0, 0];
    table.set(mix(a, stops[stop + 1] ?? a, position - stop), index * 3);
  }
  return table;
}
