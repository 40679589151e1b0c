import type { Random } from '../createRandom.ts';
import { lettering } from './lettering.ts';
import type { GamePalette } from './palettes.ts';
import { createPixelCanvas, type PixelCanvas, type Sprite } from './pixelCanvas.ts';
import { circle, group, path, rect, repeat, shadow, stroke } from './shapes.ts';
import * as sprites from './sprites.ts';

/** What a scene is made from. */
interface GameBrush {
  random: Random;
  palette: GamePalette;
  /** The name of the game. */
  brand: string;
}

const columns = 100;
const rows = 75;
const createCanvas = () => createPixelCanvas(columns, rows, 4);

const spriteColors = (palette: GamePalette) => ({
  d: palette.dark,
  D: palette.dark,
  h: palette.hero,
  s: '#f2c79b',
  l: palette.light,
  t: palette.treasure,
  e: palette.enemy,
  g: palette.grass,
  n: palette.near,
  b: palette.earth,
});

/** A sky in bands with dithered borders. */
const drawSky = (canvas: PixelCanvas, palette: GamePalette, height: number) => {
  const band = height / palette.sky.length;
  palette.sky.forEach((color, index) => {
    canvas.fill(0, index * band, columns, band + 1, color);
    if (index > 0) {
      canvas.dither(0, index * band - 2, columns, 2, color);
    }
  });
};

const drawStars = (
  { random, palette }: GameBrush,
  canvas: PixelCanvas,
  height: number,
  count: number,
) => {
  for (let index = 0; index < count; index += 1) {
    const x = random.whole(0, columns - 1);
    const y = random.whole(0, height);
    const color = random.chance(0.25) ? palette.treasure : palette.light;
    canvas.set(x, y, color);
    if (random.chance(0.12))
      for (const [stepX, stepY] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        canvas.set(x + stepX, y + stepY, color);
  }
};

/** Hills as a sum of two waves, from `top` to the ground. */
const drawHills = (
  { random }: GameBrush,
  canvas: PixelCanvas,
  top: number,
  height: number,
  color: string,
) => {
  const shift = random.between(0, 6);
  const width = random.between(7, 13);
  for (let column = 0; column < columns; column += 1) {
    const rise =
      Math.sin(column / width + shift) * height +
      Math.sin(column / (width * 0.4) + shift) * height * 0.3;
    canvas.fill(column, top - rise, 1, rows, color);
  }
};

const drawPeaks = (
  { random, palette }: GameBrush,
  canvas: PixelCanvas,
  base: number,
  color: string,
) => {
  for (let center = random.whole(-4, 12); center < columns + 10; center += random.whole(20, 30)) {
    const height = random.whole(18, 32);
    for (let step = 0; step < height; step += 1) {
      const half = step * 0.9 + random.between(0, 0.6);
      const y = base - height + step;
      canvas.fill(center - half, y, half * 2 + 1, 1, color);
      if (step < height * 0.3) canvas.fill(center - half, y, half + 1, 1, palette.light);
    }
  }
};

/** Earth with grass on top and stones within. */
const drawGround = (
  { random, palette }: GameBrush,
  canvas: PixelCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
) => {
  canvas.fill(x, y, width, height, palette.earth);
  for (let column = x; column < x + width; column += 1) {
    canvas.fill(column, y, 1, random.whole(2, 4), palette.grass);
    canvas.set(column, y, palette.light);
    if (random.chance(0.6)) canvas.set(column, y, palette.grass);
  }
  for (let stone = 0; stone < (width * height) / 26; stone += 1)
    canvas.fill(
      x + random.whole(0, Math.max(0, width - 3)),
      y + random.whole(5, Math.max(5, height - 1)),
      random.whole(2, 3),
      1,
      palette.dark,
    );
};

const drawHearts = (canvas: PixelCanvas, palette: GamePalette, count: number) => {
  for (let index = 0; index < count; index += 1)
    canvas.draw(sprites.heart, 4 + index * 9, 4, { e: palette.enemy, l: palette.light });
};

/** Runs, jumps and coins in front of hills. */
function platformer(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);
  const ground = 60;

  drawSky(canvas, palette, 62);
  if (random.chance(0.5)) drawStars(brush, canvas, 24, 22);
  const sunX = random.whole(24, 80);
  canvas.disc(sunX, 18, 9, palette.treasure);
  canvas.disc(sunX - 1, 17, 6, palette.light);
  if (random.chance(0.5)) drawPeaks(brush, canvas, 58, palette.far);
  else drawHills(brush, canvas, 44, 6, palette.far);
  drawHills(brush, canvas, 53, 4, palette.near);

  const gap = random.whole(40, 56);
  drawGround(brush, canvas, 0, ground, gap, 16);
  drawGround(brush, canvas, gap + 12, ground - 4, columns - gap - 12, 20);
  const platforms = [
    [random.whole(14, 24), 45],
    [random.whole(42, 52), 34],
    [random.whole(70, 78), 40],
  ] as const;
  for (const [x, y] of platforms) {
    drawGround(brush, canvas, x, y, 18, 5);
    for (let index = 0; index < 2; index += 1)
      canvas.draw(sprites.coin, x + 2 + index * 8, y - 8, colors);
  }
  canvas.draw(sprites.hero, random.whole(4, 10), ground - 13, colors);
  canvas.draw(sprites.slime, gap - 16, ground - 9, colors);
  canvas.draw(random.pick([sprites.pine, sprites.tree, sprites.cactus]), 84, ground - 16, colors);
  canvas.draw(sprites.chest, gap + 16, ground - 12, colors);
  drawHearts(canvas, palette, 3);
  return canvas.toSvg();
}

/** A ship against a swarm before a planet. */
function spaceShooter(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);
  const [deep] = palette.sky;

  canvas.fill(0, 0, columns, rows, palette.dark);
  canvas.dither(0, 0, columns, 30, deep);
  drawStars(brush, canvas, rows, 60);
  const planetX = random.pick([12, 88]);
  const size = random.whole(17, 24);
  canvas.disc(planetX, 30, size, palette.far);
  for (let band = -size; band < size; band += 5) {
    const half = Math.sqrt(Math.max(0, size * size - band * band));
    canvas.fill(planetX - half, 30 + band, half * 2, 2, palette.near);
    canvas.dither(planetX - half, 32 + band, half * 2, 1, palette.near);
  }
  const swarm = random.pick<Sprite>([sprites.invader, sprites.saucer, sprites.bat]);
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 4; column += 1)
      canvas.draw(swarm, 22 + column * 16 + row * 3, 12 + row * 13, {
        ...colors,
        e: row ? palette.hero : palette.enemy,
      });
  const shipX = random.whole(38, 54);
  canvas.draw(sprites.ship, shipX, 58, colors);
  for (let shot = 0; shot < 3; shot += 1)
    canvas.fill(shipX + 5, 40 + shot * 6, 2, 3, palette.treasure);
  const blastX = shipX + random.whole(-20, 20);
  for (const [x, y] of [
    [0, -4],
    [3, -3],
    [4, 0],
    [3, 3],
    [0, 4],
    [-3, 3],
    [-4, 0],
    [-3, -3],
  ] as const)
    canvas.fill(blastX + x, 42 + y, 2, 2, random.pick([palette.treasure, palette.enemy]));
  drawHearts(canvas, palette, 3);
  canvas.fill(70, 5, 24, 3, palette.near);
  canvas.fill(70, 5, random.whole(10, 22), 3, palette.grass);
  return canvas.toSvg();
}

/** Rooms of stone with torches, a chest and who guards it. */
function dungeon(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);
  const [, , stone, torchlight] = palette.sky;

  canvas.fill(0, 0, columns, rows, palette.dark);
  canvas.fill(8, 24, 84, 43, palette.near);
  for (let row = 24; row < 67; row += 6)
    for (let column = 8; column < 92; column += 6) {
      const isLight = (row + column) % 4 === 0;
      canvas.fill(column, row, 5, 5, isLight ? palette.far : palette.near);
      if (random.chance(0.16)) canvas.dither(column, row, 4, 3, palette.dark);
    }
  for (let row = 8; row < 24; row += 4)
    for (let column = 8 - (row % 8 ? 4 : 0); column < 92; column += 8) {
      canvas.fill(Math.max(8, column), row, 7, 3, stone);
      canvas.fill(Math.max(8, column), row, 7, 1, palette.earth);
    }
  for (const x of [22, 50, 76]) {
    canvas.disc(x + 1, 15, 6, palette.earth);
    canvas.dither(x - 6, 9, 15, 13, torchlight);
    canvas.fill(x, 15, 2, 6, palette.dark);
    canvas.fill(x - 1, 11, 4, 4, palette.enemy);
    canvas.fill(x, 12, 2, 3, palette.treasure);
  }
  canvas.fill(44, 66, 12, 9, palette.earth);
  canvas.draw(sprites.knight, random.whole(22, 34), 46, colors);
  canvas.draw(sprites.skull, random.whole(58, 64), 34, colors);
  canvas.draw(sprites.slime, random.whole(62, 72), 52, colors);
  canvas.draw(sprites.chest, random.whole(12, 18), 30, colors);
  for (let index = 0; index < 5; index += 1)
    canvas.draw(sprites.coin, random.whole(36, 54), random.whole(30, 58), colors);
  drawHearts(canvas, palette, 3);
  canvas.fill(78, 3, 16, 12, palette.light);
  canvas.fill(79, 4, 14, 10, palette.dark);
  canvas.fill(82, 6, 5, 4, stone);
  canvas.fill(86, 8, 5, 4, palette.grass);
  canvas.set(84, 8, palette.enemy);
  return canvas.toSvg();
}

/** A village from above: paths, water, houses, trees. */
function village(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);
  const [water, waterLight, , shore] = palette.sky;

  canvas.fill(0, 0, columns, rows, palette.grass);
  for (let tuft = 0; tuft < 90; tuft += 1) {
    const x = random.whole(0, columns);
    const y = random.whole(0, rows);
    canvas.set(x, y, palette.near);
    canvas.set(x + 1, y - 1, palette.near);
  }
  const bank = random.whole(66, 76);
  for (let row = 0; row < rows; row += 1) {
    const edge = bank + Math.sin(row / 9) * 5;
    canvas.fill(edge - 2, row, 2, 1, shore);
    canvas.fill(edge, row, columns, 1, water);
  }
  for (let wave = 0; wave < 16; wave += 1)
    canvas.fill(random.whole(bank + 7, 96), random.whole(2, 72), random.whole(3, 5), 1, waterLight);
  for (let column = 0; column < bank + 18; column += 1) {
    const y = 44 + Math.sin(column / 13) * 4;
    canvas.fill(column, y, 1, 6, column > bank - 2 ? palette.earth : shore);
    if (column > bank - 2 && column % 3 === 0) canvas.fill(column, y, 1, 6, palette.dark);
  }
  canvas.fill(30, 20, 5, 26, shore);
  canvas.draw(sprites.house, random.whole(4, 9), 18, colors);
  canvas.draw(sprites.house, random.whole(40, 46), 20, { ...colors, e: palette.hero });
  canvas.draw(sprites.house, random.whole(20, 28), 56, { ...colors, e: palette.far });
  for (const [x, y] of [
    [2, 2],
    [18, 1],
    [50, 4],
    [60, 0],
    [4, 54],
    [46, 58],
    [58, 56],
    [56, 32],
  ] as const)
    canvas.draw(random.pick([sprites.pine, sprites.tree]), x, y, {
      ...colors,
      g: palette.near,
      n: palette.dark,
    });
  for (let flower = 0; flower < 22; flower += 1)
    canvas.set(
      random.whole(2, bank - 8),
      random.whole(2, rows),
      random.pick([palette.treasure, palette.light, palette.enemy]),
    );
  canvas.draw(sprites.hero, random.whole(32, 40), 36, colors);
  canvas.draw(sprites.hero, random.whole(50, 58), 38, { ...colors, h: palette.enemy }, true);
  return canvas.toSvg();
}

const cube = (x: number, y: number, height: number, top: string, side: string) =>
  [
    path(`M${x - 20} ${y}L${x} ${y + 11}V${y + 11 - height}L${x - 20} ${y - height}Z`, side),
    path(`M${x + 20} ${y}L${x} ${y + 11}V${y + 11 - height}L${x + 20} ${y - height}Z`, side),
    path(`M${x + 20} ${y}L${x} ${y + 11}V${y + 11 - height}L${x + 20} ${y - height}Z`, '#000', {
      opacity: 0.25,
    }),
    path(
      `M${x} ${y - height - 11}L${x + 20} ${y - height}L${x} ${y - height + 11}L${x - 20} ${y - height}Z`,
      top,
    ),
  ].join('');

/** An island of cubes. */
function voxelIsland({ random, palette }: GameBrush) {
  const [high, , low, water] = palette.sky;
  const size = 9;

  const hillColumn = random.between(2, 5);
  const hillRow = random.between(2, 5);
  const cells = Array.from({ length: size * size }, (_, index) => {
    const column = index % size;
    const row = Math.floor(index / size);
    const distance = Math.hypot(column - hillColumn, row - hillRow);
    const height = Math.round(Math.max(0, 5.2 - distance * 1.15) + random.between(-0.4, 0.4));
    return { column, row, height };
  });
  const drawn = cells.map(({ column, row, height }) => {
    const x = 200 + (column - row) * 20;
    const y = 100 + (column + row) * 11;
    if (height <= 0) return cube(x, y + 8, 10, water, low);
    const [top, side] =
      height === 1
        ? [palette.treasure, palette.earth]
        : height > 4
          ? [palette.light, palette.far]
          : [palette.grass, palette.earth];
    const block = cube(x, y, height * 13, top, side);
    const isWooded = height > 1 && height < 5 && random.chance(0.3);
    if (!isWooded) return block;
    const topY = y - height * 13;
    return [
      block,
      rect(x - 3, topY - 10, 6, 11, palette.dark),
      path(
        `M${x - 13} ${topY - 8}L${x} ${topY - 40}L${x + 13} ${topY - 8}L${x} ${topY - 2}Z`,
        palette.near,
      ),
      path(`M${x} ${topY - 40}L${x + 13} ${topY - 8}L${x} ${topY - 2}Z`, '#000', { opacity: 0.2 }),
    ].join('');
  });
  const cloud = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      rect(0, 10, 64, 14, palette.light, { opacity: 0.9 }),
      rect(14, 0, 34, 12, palette.light, { opacity: 0.9 }),
    );
  return [
    rect(0, 0, 400, 300, high),
    circle(random.between(60, 340), 70, 38, palette.treasure, { opacity: 0.85 }),
    ...drawn,
    cloud(random.between(14, 40), random.between(30, 60)),
    cloud(random.between(300, 320), random.between(60, 100)),
  ].join('');
}

/** The sheet of a character: frames on a board, colours below. */
function spriteSheet({ random, palette, brand }: GameBrush) {
  const colors = spriteColors(palette);
  const [high, middle] = palette.sky;
  const people = random.shuffle<Sprite>([
    sprites.hero,
    sprites.knight,
    sprites.slime,
    sprites.skull,
    sprites.ship,
    sprites.chest,
    sprites.invader,
    sprites.bat,
  ]);
  const swatches = [
    palette.dark,
    palette.far,
    palette.near,
    palette.grass,
    palette.earth,
    palette.hero,
    palette.enemy,
    palette.treasure,
    palette.light,
  ];
  const canvas = createPixelCanvas(80, 48, 4);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 5; column += 1) {
      canvas.fill(column * 16, row * 16, 15, 15, (row + column) % 2 ? middle : palette.near);
      const sprite = people[row] ?? sprites.hero;
      const bounce = [0, -1, -2, -1, 0][column] ?? 0;
      canvas.draw(
        sprite,
        column * 16 + (15 - (sprite[0]?.length ?? 10)) / 2,
        row * 16 + 15 - sprite.length + bounce,
        column === 4 ? { ...colors, h: palette.enemy, e: palette.hero } : colors,
        column === 3,
      );
    }
  return [
    rect(0, 0, 400, 300, palette.dark),
    rect(0, 0, 400, 300, high, { opacity: 0.45 }),
    lettering(brand, { x: 40, y: 42, size: 24, fill: palette.light }),
    repeat(4, (index) =>
      rect(300 + index * 16, 28, 10, 10, index ? palette.near : palette.treasure),
    ),
    group('translate(40 56)', canvas.toSvg()),
    repeat(9, (index) => rect(40 + index * 35.6, 258, 31, 22, swatches[index] ?? palette.light)),
  ].join('');
}

/** A road to the sun of a lost decade. */
function racing(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);
  const horizon = 38;

  drawSky(canvas, palette, horizon);
  drawStars(brush, canvas, 16, 24);
  canvas.disc(50, 30, 15, palette.treasure);
  for (let gap = 0; gap < 5; gap += 1) {
    const [, , , sky] = palette.sky;
    canvas.fill(34, 26 + gap * 3, 33, 1, sky);
  }
  for (let center = 6; center < 100; center += random.whole(14, 20)) {
    if (center > 36 && center < 64) continue;
    const height = random.whole(7, 14);
    for (let step = 0; step < height; step += 1)
      canvas.fill(center - step, horizon - height + step, step * 2 + 1, 1, palette.far);
  }
  canvas.fill(0, horizon, columns, rows - horizon, palette.grass);
  for (let row = horizon; row < rows; row += 1) {
    const depth = (row - horizon) / (rows - horizon);
    const bend = Math.sin((1 - depth) * 2.2) * 7;
    const half = 4 + depth * 34;
    const isStripe = Math.floor(9 / (depth + 0.12)) % 2 === 0;
    if (isStripe) canvas.fill(0, row, columns, 1, palette.near);
    canvas.fill(
      50 + bend - half - 2 - depth * 2,
      row,
      half * 2 + 4 + depth * 4,
      1,
      isStripe ? palette.light : palette.enemy,
    );
    canvas.fill(50 + bend - half, row, half * 2, 1, palette.dark);
    if (isStripe) canvas.fill(50 + bend - depth * 1.5, row, 1 + depth * 3, 1, palette.light);
  }
  canvas.draw(sprites.car, random.whole(38, 46), 60, colors);
  canvas.draw(random.pick([sprites.pine, sprites.cactus, sprites.tree]), 4, 44, {
    ...colors,
    g: palette.near,
    n: palette.dark,
  });
  canvas.draw(random.pick([sprites.pine, sprites.cactus, sprites.tree]), 86, 42, {
    ...colors,
    g: palette.near,
    n: palette.dark,
  });
  canvas.fill(74, 4, 22, 4, palette.dark);
  canvas.fill(75, 5, random.whole(8, 20), 2, palette.enemy);
  return canvas.toSvg();
}

/** A city by night with lit windows, seen from the roofs. */
function city(brush: GameBrush) {
  const { random, palette } = brush;
  const canvas = createCanvas();
  const colors = spriteColors(palette);

  drawSky(canvas, palette, 66);
  drawStars(brush, canvas, 24, 34);
  const moon = random.whole(16, 84);
  canvas.disc(moon, 14, 8, palette.light);
  canvas.disc(moon + 4, 12, 7, palette.sky[0]);
  for (const [color, base, lights] of [
    [palette.far, 24, 0.14],
    [palette.near, 36, 0.3],
  ] as const)
    for (let x = -4; x < columns;) {
      const width = random.whole(9, 16);
      const top = base + random.whole(-9, 10);
      canvas.fill(x, top, width, rows, color);
      canvas.fill(x + width / 2, top - random.whole(1, 5), 1, 5, color);
      for (let row = top + 3; row < 66; row += 4)
        for (let column = x + 2; column < x + width - 2; column += 3)
          if (random.chance(lights)) canvas.fill(column, row, 1, 2, palette.treasure);
      x += width + random.whole(0, 2);
    }
  for (let x = 0; x < columns; x += 34) {
    canvas.fill(x, 62, 30, 13, palette.dark);
    canvas.fill(x, 61, 30, 2, palette.earth);
    canvas.fill(x + 20, 54, 6, 7, palette.earth);
  }
  canvas.draw(sprites.hero, random.whole(6, 12), 48, colors);
  canvas.draw(sprites.bat, random.whole(40, 54), 42, colors);
  canvas.draw(sprites.bat, random.whole(64, 80), 30, colors, true);
  for (let index = 0; index < 4; index += 1)
    canvas.draw(sprites.coin, 28 + index * 9, 50 - (index % 3) * 4, colors);
  for (let drop = 0; drop < 40; drop += 1) {
    const x = random.whole(0, columns);
    const y = random.whole(0, rows);
    canvas.set(x, y, palette.sky[3]);
    canvas.set(x, y + 1, palette.sky[3]);
  }
  drawHearts(canvas, palette, 2);
  return canvas.toSvg();
}

/** Gems on a board, one row about to vanish. */
function puzzle({ random, palette, brand }: GameBrush) {
  const [high, middle, low] = palette.sky;
  const gems = [
    (color: string) => circle(0, 0, 13, color) + circle(-4, -5, 3.5, '#fff', { opacity: 0.55 }),
    (color: string) =>
      path('M0 -16L15 0L0 16L-15 0Z', color) + path('M0 -16L15 0L0 0Z', '#fff', { opacity: 0.3 }),
    (color: string) =>
      rect(-12, -12, 24, 24, color, { rx: 6 }) +
      rect(-8, -8, 8, 5, '#fff', { rx: 2.5, opacity: 0.5 }),
    (color: string) =>
      path('M0 -15L14 10H-14Z', color, {
        'stroke-linejoin': 'round',
        stroke: color,
        'stroke-width': 4,
      }),
    (color: string) =>
      path('M-13 -8L-6 -15H6L13 -8V6L0 16L-13 6Z', color) +
      path('M-13 -8L-6 -15H6L0 -4Z', '#fff', { opacity: 0.35 }),
  ];
  const colors = [palette.enemy, palette.treasure, palette.grass, palette.hero, palette.light];
  const row = random.whole(1, 5);
  const kind = random.whole(0, 4);
  return [
    rect(0, 0, 400, 300, high),
    rect(0, 150, 400, 150, middle, { opacity: 0.5 }),
    circle(340, 40, 90, low, { opacity: 0.3 }),
    shadow(rect(26, 24, 260, 260, '#000', { rx: 18, opacity: 0.45 })),
    rect(26, 18, 260, 260, palette.dark, { rx: 18 }),
    repeat(49, (index) => {
      const column = index % 7;
      const line = Math.floor(index / 7);
      const x = 40 + column * 34;
      const y = 32 + line * 34;
      const isMatch = line === row && column > 1 && column < 6;
      const gem = isMatch ? kind : (index * 3 + random.whole(0, 4)) % 5;
      return [
        rect(x, y, 31, 31, isMatch ? palette.light : palette.near, {
          rx: 7,
          opacity: isMatch ? 0.9 : 0.55,
        }),
        group(
          `translate(${x + 15.5} ${y + 15.5}) scale(.82)`,
          gems[gem]?.(isMatch && kind === 4 ? palette.dark : (colors[gem] ?? '')) ?? '',
        ),
      ].join('');
    }),
    lettering(brand.slice(0, 6), { x: 304, y: 56, size: 21, fill: palette.light }),
    lettering(String(random.whole(10, 99) * 250), {
      x: 304,
      y: 92,
      size: 25,
      fill: palette.treasure,
    }),
    repeat(3, (index) =>
      [
        rect(304, 116 + index * 50, 74, 40, palette.dark, { rx: 10 }),
        group(
          `translate(324 ${136 + index * 50}) scale(.74)`,
          gems[(kind + index + 1) % 5]?.(colors[(kind + index + 1) % 5] ?? '') ?? '',
        ),
        rect(344, 128 + index * 50, 26, 5, palette.light, { rx: 2.5 }),
        rect(344, 138 + index * 50, 18, 5, palette.near, { rx: 2.5 }),
      ].join(''),
    ),
  ].join('');
}

/** A hand of cards over a table. */
function cardGame({ random, palette, brand }: GameBrush) {
  const [high, middle] = palette.sky;
  const creatures = random.shuffle<Sprite>([
    sprites.knight,
    sprites.slime,
    sprites.skull,
    sprites.bat,
    sprites.hero,
    sprites.tree,
    sprites.chest,
  ]);
  const colors = spriteColors(palette);
  const grounds = random.shuffle([
    palette.far,
    palette.near,
    palette.grass,
    palette.earth,
    palette.treasure,
  ]);

  const card = (index: number) => {
    const sprite = creatures[index] ?? sprites.hero;
    const canvas = createPixelCanvas(16, 16, 5);
    canvas.draw(sprite, (16 - (sprite[0]?.length ?? 10)) / 2, 15 - sprite.length, colors);
    const turn = (index - 2) * 11;
    return group(
      `translate(${200 + (index - 2) * 66} ${178 + Math.abs(index - 2) * 13}) rotate(${turn})`,
      shadow(rect(-50, -66, 100, 148, '#000', { rx: 11, opacity: 0.45 })),
      rect(-50, -74, 100, 148, palette.light, { rx: 11 }),
      rect(-44, -68, 88, 86, grounds[index] ?? palette.far, { rx: 7 }),
      rect(-44, 4, 88, 14, palette.dark, { opacity: 0.2 }),
      group('translate(-40 -66)', canvas.toSvg()),
      rect(-44, 26, 54, 7, palette.dark, { rx: 3.5 }),
      rect(-44, 40, 84, 4.5, palette.dark, { rx: 2.2, opacity: 0.35 }),
      rect(-44, 49, 66, 4.5, palette.dark, { rx: 2.2, opacity: 0.35 }),
      circle(-38, -62, 14, palette.hero),
      lettering(String(random.whole(1, 9)), {
        x: -38,
        y: -56,
        size: 18,
        fill: palette.light,
        align: 'middle',
      }),
      circle(36, 62, 12, palette.enemy),
      lettering(String(random.whole(1, 9)), {
        x: 36,
        y: 68,
        size: 16,
        fill: palette.light,
        align: 'middle',
      }),
    );
  };
  return [
    rect(0, 0, 400, 300, palette.dark),
    rect(0, 0, 400, 300, middle, { opacity: 0.4 }),
    repeat(5, (index) => circle(200, 330, 320 - index * 54, high, { opacity: 0.32 })),
    lettering(brand, { x: 200, y: 56, size: 38, fill: palette.treasure, align: 'middle' }),
    stroke('M150 72H250', palette.light, 3),
    [0, 4, 1, 3, 2].map(card).join(''),
  ].join('');
}

/** Scenes of games, most of them in large pixels. Each is 400 × 300. */
export const gameScenes = {
  platformer,
  spaceShooter,
  dungeon,
  village,
  voxelIsland,
  spriteSheet,
  racing,
  city,
  puzzle,
  cardGame,
};
