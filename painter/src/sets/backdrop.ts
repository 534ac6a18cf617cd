import { blur } from '../engine/blur.ts';
import { type Color, hex } from '../engine/color.ts';
import { smoothstep } from '../engine/light.ts';
import { between, type Random } from '../engine/random.ts';
import { type Plane, plane, release } from '../engine/raster.ts';
import type { Stage } from '../engine/stage.ts';

interface Wall {
  readonly light: Color;
  readonly dark: Color;
  /** 0 smooth paper to 1 painted canvas. */
  readonly mottle: number;
  /** Share of the height where wall becomes floor; 1 or more hides the floor. */
  readonly floor: number;
  /** How round that turn is, as a share of the height. */
  readonly sweep: number;
}

export function wallOf(light: string, dark: string, more: Partial<Wall> = {}): Wall {
  return { light: hex(light), dark: hex(dark), mottle: 0.15, floor: 2, sweep: 0.1, ...more };
}

/** Smooth noise around 0, made of a few octaves of blurred dots. */
export function clouds(width: number, height: number, random: Random, size: number): Plane {
  const small = plane(Math.ceil(width / 4), Math.ceil(height / 4));
  const result = plane(width, height);
  for (let index = 0; index < small.data.length; index += 1) small.data[index] = between(random, -1, 1);
  small.box = [0, 0, small.width, small.height];
  const coarse = blur(small, size / 4);
  const fine = blur(small, size / 14);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y >> 2) * small.width + (x >> 2);
      result.data[y * width + x] =
        (coarse.data[at] ?? 0) * (size / 4) + (fine.data[at] ?? 0) * (size / 14) * 0.5;
    }
  }
  result.box = [0, 0, width, height];
  const soft = blur(result, 3);
  for (const used of [small, coarse, fine, result]) release(used);
  return soft;
}

/** Paints wall and floor, lit from the side of the stage's lamp. */
export function paintWall(stage: Stage, wall: Wall, random: Random) {
  const { width, height, light } = stage;
  const noise = wall.mottle > 0 ? clouds(width, height, random, height * 0.09) : null;
  const cx = width * (0.5 + light.key[0] * 0.35);
  const cy = height * 0.34;
  const reach = Math.hypot(width, height) * 0.72;
  const [lr, lg, lb] = wall.light;
  const [dr, dg, db] = [wall.dark[0] - lr, wall.dark[1] - lg, wall.dark[2] - lb];
  for (let y = 0; y < height; y += 1) {
    const below = smoothstep(wall.floor - wall.sweep, wall.floor + wall.sweep, y / height);
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const far = Math.min(1, Math.sqrt((x - cx) ** 2 + ((y - cy) * 0.85) ** 2) / reach);
      const cloud = noise ? (noise.data[index] ?? 0) * wall.mottle * 0.9 : 0;
      const shade = Math.max(0, (far * far * (3 - 2 * far) + cloud) * (1 - below * 0.45) - below * 0.06);
      stage.red[index] = lr + dr * shade;
      stage.green[index] = lg + dg * shade;
      stage.blue[index] = lb + db * shade;
    }
  }
  if (noise) release(noise);
}
