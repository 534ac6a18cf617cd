import sharp from 'sharp';
import { print } from './finish.ts';
import { SCENES } from './scenes/catalogue.ts';
import { stageScene } from './scenes/editorial.ts';

const [mode = 'wide', only = ''] = process.argv.slice(2);
const size =
  mode === 'wide' ? ([960, 600] as const) : mode === 'tall' ? ([450, 800] as const) : ([600, 600] as const);
const names = Object.keys(SCENES).filter((n) => !only || only.split(',').includes(n));
const cols = mode === 'wide' ? 4 : 6;
const tw = mode === 'wide' ? 480 : 320;
const th = Math.round((tw * size[1]) / size[0]);
const tiles: sharp.OverlayOptions[] = [];
for (const [i, n] of names.entries()) {
  const scene = SCENES[n as keyof typeof SCENES];
  const q = print(stageScene(scene, n, ...size), {
    monochrome: 'monochrome' in scene,
    contrast: 0.4,
    vignette: 0.7,
    grain: 0.36,
  });
  const p = {
    jpeg: await sharp(q.data, { raw: { width: q.width, height: q.height, channels: 3 } })
      .jpeg({ quality: 76 })
      .toBuffer(),
  };
  tiles.push({
    input: await sharp(p.jpeg).resize(tw).png().toBuffer(),
    left: (i % cols) * (tw + 8),
    top: Math.floor(i / cols) * (th + 8),
  });
}
await sharp({
  create: {
    width: cols * (tw + 8),
    height: Math.ceil(names.length / cols) * (th + 8),
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles)
  .png()
  .toFile('/tmp/scenes.png');
