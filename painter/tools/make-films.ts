import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomOf } from '../src/engine/random.ts';
import { type Plane, plane } from '../src/engine/raster.ts';
import type { Stage } from '../src/engine/stage.ts';
import { developed } from '../src/print/develop.ts';
import { stageScene } from '../src/scenes/editorial.ts';
import { FILMS, type Film } from '../src/scenes/films.ts';
import { castLight, gobo } from '../src/sets/gobo.ts';

/**
 * Makes the demo's films anew: npm run films -w painter -- <folder> (needs ffmpeg with x264; the seed itself does not).
 * Each is a scene over which light moves there and back, so that it loops.
 */
const [folder = '.'] = process.argv.slice(2);
const FRAMES = 168;
const FRAMES_PER_SECOND = 24;
const SIZES = { wide: [1280, 720], tall: [720, 1280] } as const;

function moved(source: Plane, by: number): Plane {
  const result = plane(source.width, source.height);
  const [whole, rest] = [Math.floor(by), by - Math.floor(by)];
  for (let y = 0; y < source.height; y += 1) {
    for (let x = 0; x < source.width; x += 1) {
      const at = (offset: number) =>
        source.data[y * source.width + Math.min(source.width - 1, Math.max(0, x - whole - offset))] ?? 0;
      result.data[y * source.width + x] = at(0) * (1 - rest) + at(1) * rest;
    }
  }
  return result;
}

/** Breaks up bands in smooth gradients; the same in every frame, so that it costs few bytes. */
function dither(bytes: Uint8ClampedArray | Buffer, noise: Int8Array) {
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = (bytes[index] ?? 0) + (noise[index] ?? 0);
}

async function make(name: string, { scene, light, reach, seconds }: Film, format: keyof typeof SIZES) {
  const [width, height] = SIZES[format];
  const base = stageScene(scene, name, width, height);
  const pattern = gobo(base, light, randomOf(7));
  const random = randomOf(11);
  const noise = Int8Array.from({ length: width * height * 3 }, () =>
    Math.round((random() + random() - 1) * 3),
  );
  const target = `${folder}/${name}-${format}-${width}x${height}.mp4`;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${FRAMES / seconds}`,
    '-i',
    '-',
  ];
  const output = [
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-bitexact',
    target,
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const stage: Stage = {
      ...base,
      red: base.red.slice(),
      green: base.green.slice(),
      blue: base.blue.slice(),
    };
    const way = Math.sin((frame / FRAMES) * Math.PI * 2);
    castLight(stage, moved(pattern, way * reach * width), [height * 0.03, height * 0.01], 0.5, 1);
    const { data: bytes } = developed(stage, { monochrome: false, contrast: 0.4, vignette: 0.7, grain: 0 });
    dither(bytes, noise);
    if (!ffmpeg.stdin.write(Buffer.from(bytes))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

for (const [name, film] of Object.entries(FILMS)) {
  await make(name, film, 'wide');
  await make(name, film, 'tall');
}
