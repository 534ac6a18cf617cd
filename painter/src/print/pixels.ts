/** A picture as bytes, three per pixel: red, green, blue. */
export interface Pixels {
  readonly data: Buffer | Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}
