import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import type { PhotoError } from '@passarela/contract';
import openLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import sharp, { type Sharp } from 'sharp';

// libheif's own numbers: heif_error_code, heif_colorspace, heif_chroma, heif_channel, and of nclx the primaries
const UNSUPPORTED = [3, 4];
const RGB = 1;
const INTERLEAVED = { 3: 10, 4: 11 } as const;
const INTERLEAVED_CHANNEL = 10;
const DISPLAY_P3 = 12;
const ERROR_BYTES = 12;
const WORD_BYTES = 4;

type Limits = { maxPixels: number; longestSidePx: number };

let library: MainModule | null = null;

/** One for all photos of the process: its memory only grows, and a second one would be beside it until collected. */
function openLibrary(): MainModule {
  const file = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
  library ??= openLibheif({ wasmBinary: readFileSync(file) });
  return library;
}

/** libheif's C interface: with that of its JavaScript a photo would be twice more in memory, without its profile. */
class Heif {
  private readonly lib = openLibrary();
  private readonly given: number[] = [];
  private readonly failure = this.room(ERROR_BYTES);
  private readonly answer = this.room(WORD_BYTES);
  private readonly context = this.lib._heif_context_alloc();
  private handle = 0;
  private image = 0;

  private room(bytes: number): number {
    const at = this.lib._malloc(bytes);
    if (at === 0) throw new Error('libheif has no memory left');
    this.given.push(at);
    return at;
  }

  private word(at: number): number {
    return this.lib.HEAPU32[at / WORD_BYTES];
  }

  /** Null, or the error of the call before. */
  private error(): PhotoError | null {
    const code = this.word(this.failure);
    if (code === 0) return null;
    return UNSUPPORTED.includes(code) ? 'type' : 'damaged';
  }

  /** Reads the boxes; the limit holds for the bitstream too, whatever size the boxes say. */
  read(source: Uint8Array, maxPixels: number): PhotoError | null {
    const { lib, failure, context } = this;
    const at = this.room(source.length);
    lib.HEAPU8.set(source, at);
    lib._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
    lib._heif_context_read_from_memory_without_copy(failure, context, at, source.length, 0);
    if (this.error()) return this.error();
    lib._heif_context_get_primary_image_handle(failure, context, this.answer);
    if (this.error()) return this.error();
    this.handle = this.word(this.answer);
    const width = lib._heif_image_handle_get_width(this.handle);
    return width * lib._heif_image_handle_get_height(this.handle) > maxPixels ? 'pixels' : null;
  }

  /** The photo upright, as a picture for sharp, or its error. */
  decode(): Sharp | PhotoError {
    const { lib, failure, handle, answer } = this;
    const channels = lib._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
    lib._heif_decode_image(failure, handle, answer, RGB, INTERLEAVED[channels], 0);
    const error = this.error();
    if (error) return error;
    this.image = this.word(answer);
    const height = lib._heif_image_get_height(this.image, INTERLEAVED_CHANNEL);
    const width = lib._heif_image_get_width(this.image, INTERLEAVED_CHANNEL);
    const at = lib._heif_image_get_plane_readonly(this.image, INTERLEAVED_CHANNEL, answer);
    const stride = this.word(answer);
    const rows: Uint8Array = lib.HEAPU8.subarray(at, at + stride * height);
    return sharp(withoutPadding(rows, { stride, bytes: width * channels }), {
      raw: { width, height, channels },
    });
  }

  /** The ICC profile of its colours; null for sRGB, or for colours that it does not say. */
  async profile(): Promise<Uint8Array | null> {
    const { lib, failure, handle, answer } = this;
    const bytes = lib._heif_image_handle_get_raw_color_profile_size(handle);
    if (bytes > 0) {
      const at = this.room(bytes);
      lib._heif_image_handle_get_raw_color_profile(failure, handle, at);
      return this.error() ? null : lib.HEAPU8.slice(at, at + bytes);
    }
    lib._heif_image_handle_get_nclx_color_profile(failure, handle, answer);
    if (this.error()) return null;
    const nclx = this.word(answer);
    const primaries = this.word(nclx + WORD_BYTES);
    lib._heif_nclx_color_profile_free(nclx);
    if (primaries !== DISPLAY_P3) return null;
    const dot = { create: { width: 1, height: 1, channels: 3, background: 'white' } } as const;
    return (await sharp(await sharp(dot).withIccProfile('p3').png().toBuffer()).metadata()).icc ?? null;
  }

  close(): void {
    const { lib } = this;
    if (this.image) lib._heif_image_release(this.image);
    if (this.handle) lib._heif_image_handle_release(this.handle);
    lib._heif_context_free(this.context);
    for (const at of this.given) lib._free(at);
  }
}

/** Rows that may end in bytes which are no pixels. */
function withoutPadding(rows: Uint8Array, { stride, bytes }: { stride: number; bytes: number }): Uint8Array {
  if (stride === bytes) return rows;
  const close = new Uint8Array((rows.length / stride) * bytes);
  for (let from = 0, to = 0; from < rows.length; from += stride, to += bytes)
    close.set(rows.subarray(from, from + bytes), to);
  return close;
}

const PNG_HEAD_BYTES = 33;

/** A PNG whose numbers are those of an ICC profile: sharp converts to a profile, but marks nothing with one. */
function withProfile(png: Buffer, icc: Uint8Array): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(data.length + 2 * WORD_BYTES);
  chunk.writeUInt32BE(data.length - WORD_BYTES, 0);
  data.copy(chunk, WORD_BYTES);
  chunk.writeUInt32BE(crc32(data), data.length + WORD_BYTES);
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), chunk, png.subarray(PNG_HEAD_BYTES)]);
}

/**
 * A HEIC photo as a PNG with its colour profile, upright (libheif turns it by its boxes; its Exif says the same again
 * and is left behind), no side longer than `longestSidePx`; or its error.
 */
export async function openHeic(
  source: Uint8Array,
  { maxPixels, longestSidePx }: Limits,
): Promise<{ picture: Buffer } | { error: PhotoError }> {
  try {
    const heif = new Heif();
    const error = heif.read(source, maxPixels);
    const decoded = error ?? heif.decode();
    if (typeof decoded === 'string') {
      heif.close();
      return { error: decoded };
    }
    const icc = await heif.profile();
    const png = await decoded
      .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
    heif.close();
    return { picture: icc ? withProfile(png, icc) : png };
  } catch (error) {
    // what has thrown may be half done
    library = null;
    throw error;
  }
}
