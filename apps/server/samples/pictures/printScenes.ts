import type { Random } from '../createRandom.ts';
import { lettering, measureLettering } from './lettering.ts';
import { pickMark, placeMark } from './marks.ts';
import type { PrintPalette } from './palettes.ts';
import {
  arcPath,
  circle,
  clip,
  ellipse,
  faded,
  group,
  path,
  rect,
  repeat,
  ring,
  shadow,
  stroke,
} from './shapes.ts';

/** What a scene is made from. */
interface PrintBrush {
  random: Random;
  palette: PrintPalette;
  /** The name that stands on the work. */
  brand: string;
}

/** Lettering that is as large as the width allows, up to `largest`. */
const fitted = (text: string, width: number, largest: number) =>
  Math.min(largest, (largest * width) / measureLettering(text, largest));

/** A poster of a sun that rises from behind a mountain. */
function sunrise({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const horizon = random.between(168, 200);
  const sunX = random.between(96, 170);
  const sunSize = random.between(66, 88);
  const peakX = random.between(140, 230);
  const ridge = random.between(40, 70);

  return [
    rect(0, 0, 400, 300, paper),
    circle(random.between(280, 310), random.between(84, 112), random.between(104, 124), main),
    circle(sunX, horizon, sunSize, accent),
    rect(0, horizon, 400, 300 - horizon, ink),
    clip(
      'reflection',
      circle(sunX, horizon, sunSize, '#000'),
      rect(0, horizon, 400, 130, accent),
      repeat(5, (index) => rect(0, horizon + 10 + index * 16, 400, 4 + index * 2, ink)),
    ),
    path(`M${peakX + 30} 300L${peakX + 150} ${horizon + ridge - 60}L420 300Z`, main),
    path(`M${peakX - 150} 300L${peakX} ${horizon - 16}L${peakX + 150} 300Z`, second),
    path(
      `M${peakX} ${horizon - 16}L${peakX + 150} 300H${peakX + 36}L${peakX - 14} ${horizon + 40}Z`,
      ink,
      { opacity: 0.22 },
    ),
    lettering(brand, { x: 34, y: 70, size: fitted(brand, 240, 52), fill: ink, tracking: -45 }),
    rect(36, 86, 74, 5, ink, { rx: 2.5 }),
    rect(116, 86, 34, 5, soft, { rx: 2.5 }),
  ].join('');
}

/** A poster of geometric tiles. */
function tiles({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const colors = [paper, soft, main, second, accent, ink];
  const largeColumn = random.whole(0, 2);
  const largeRow = random.whole(0, 1);

  const drawTile = (x: number, y: number, size: number) => {
    const [ground = paper, front = ink, third = main] = random.shuffle(colors);
    const motifs = [
      path('M0 0H100A100 100 0 0 1 0 100Z', front),
      path('M0 100A50 50 0 0 1 100 100Z', front) + path('M0 50A50 50 0 0 1 100 50Z', third),
      circle(50, 50, 36, front) + circle(50, 50, 15, third),
      path('M0 100L50 0L100 100Z', front) + circle(50, 70, 14, third),
      path('M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z', front),
      repeat(4, (index) => rect(0, index * 28 + 2, 100, 14, front)),
      path('M0 0H100A100 100 0 0 1 0 100Z', front) + path('M0 0H50A50 50 0 0 1 0 50Z', third),
      repeat(9, (index) =>
        circle(20 + (index % 3) * 30, 20 + Math.floor(index / 3) * 30, 8, front),
      ),
      path('M0 0H50A50 50 0 0 1 50 100H0Z', front) + circle(50, 50, 22, third),
    ];
    const turn = `rotate(${random.whole(0, 3) * 90} 50 50)`;
    return group(
      `translate(${x} ${y}) scale(${size / 100})`,
      rect(0, 0, 100.5, 100.5, ground),
      group(turn, random.pick(motifs)),
    );
  };

  const small = repeat(12, (index) =>
    drawTile((index % 4) * 100, Math.floor(index / 4) * 100, 100),
  );
  const initial = brand[0] ?? 'M';
  const [ground = paper, front = ink] = random.pick([
    [ink, accent],
    [main, paper],
    [paper, main],
    [accent, ink],
  ]);
  const large = group(
    `translate(${largeColumn * 100} ${largeRow * 100})`,
    rect(0, 0, 200, 200, ground),
    random.chance(0.5)
      ? lettering(initial, { x: 100, y: 172, size: 206, fill: front, align: 'middle' })
      : placeMark(pickMark(random), 100, 100, 150, front, second === ground ? soft : second),
  );
  return small + large;
}

/** The board that explains an identity: sign, wordmark, palette, pattern and type. */
function brandBoard({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const mark = pickMark(random);
  const swatches = [main, second, accent, soft, ink];

  return [
    rect(0, 0, 400, 300, paper),
    rect(12, 12, 226, 172, main, { rx: 10 }),
    placeMark(mark, 125, 82, 84, paper, accent),
    lettering(brand, {
      x: 125,
      y: 162,
      size: fitted(brand, 170, 32),
      fill: paper,
      align: 'middle',
    }),
    rect(248, 12, 140, 81, ink, { rx: 10 }),
    lettering(brand, {
      x: 318,
      y: 60,
      size: fitted(brand, 112, 27),
      fill: paper,
      align: 'middle',
      tracking: -40,
    }),
    rect(248, 103, 140, 81, soft, { rx: 10 }),
    lettering('Aa', { x: 262, y: 162, size: 62, fill: ink }),
    repeat(3, (index) =>
      rect(346, 124 + index * 15, 30 - index * 5, 6, ink, { rx: 3, opacity: 0.55 }),
    ),
    clip(
      'pattern',
      rect(12, 194, 140, 94, '#000', { rx: 10 }),
      rect(12, 194, 140, 94, accent),
      repeat(15, (index) =>
        placeMark(
          mark,
          26 + (index % 5) * 29,
          208 + Math.floor(index / 5) * 33,
          22,
          index % 2 ? ink : main,
          paper,
        ),
      ),
    ),
    clip(
      'swatches',
      rect(162, 194, 226, 94, '#000', { rx: 10 }),
      repeat(5, (index) => rect(162 + index * 45.2, 194, 46, 94, swatches[index] ?? ink)),
    ),
    repeat(5, (index) =>
      rect(170 + index * 45.2, 272, 22, 5, index === 3 ? ink : paper, { rx: 2.5, opacity: 0.8 }),
    ),
  ].join('');
}

/** Letterhead, envelope and visiting cards on a table. */
function stationery({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, accent, ink } = palette;
  const mark = pickMark(random);
  const turn = random.pick([-18, -12, 14, 20]);
  const textLine = (x: number, y: number, width: number) =>
    rect(x, y, width, 4, ink, { rx: 2, opacity: 0.25 });

  const letterhead = [
    shadow(rect(70, -30, 180, 262, '#000', { rx: 3, opacity: 0.35 })),
    rect(70, -30, 180, 262, '#fffdf9', { rx: 3 }),
    placeMark(mark, 102, 4, 34, main, accent),
    lettering(brand, { x: 124, y: 9, size: 15, fill: ink }),
    repeat(9, (index) =>
      textLine(90, 52 + index * 14, index % 4 === 3 ? 84 : 140 - (index % 3) * 8),
    ),
    rect(70, 222, 180, 10, main),
  ];
  const envelope = [
    shadow(rect(214, 138, 190, 116, '#000', { rx: 4, opacity: 0.4 })),
    rect(214, 138, 190, 116, main, { rx: 4 }),
    path('M214 142L309 206L404 142V138H214Z', ink, { opacity: 0.22 }),
    placeMark(mark, 309, 210, 36, paper, accent),
  ];
  const cardFront = [
    shadow(rect(10, 168, 138, 82, '#000', { rx: 5, opacity: 0.4 })),
    rect(10, 168, 138, 82, ink, { rx: 5 }),
    placeMark(mark, 79, 209, 48, accent, paper),
  ];
  const cardBack = [
    shadow(rect(252, 36, 138, 82, '#000', { rx: 5, opacity: 0.4 })),
    rect(252, 36, 138, 82, paper, { rx: 5 }),
    lettering(brand, { x: 266, y: 66, size: 19, fill: main }),
    textLine(266, 82, 66),
    textLine(266, 92, 48),
    circle(370, 98, 7, accent),
  ];
  return (
    rect(0, 0, 400, 300, soft) +
    group(
      `rotate(${turn} 200 130) translate(-6 12)`,
      ...letterhead,
      ...envelope,
      ...cardFront,
      ...cardBack,
    )
  );
}

/** Boxes, pouches and cans on a stage. */
function packaging({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const mark = pickMark(random);
  const [one, two, three] = random.shuffle([main, second, ink]);
  const floor = 226;

  const label = (x: number, y: number, width: number, height: number, color: string) =>
    [
      rect(x, y, width, height, paper, { rx: 4 }),
      placeMark(
        mark,
        x + width / 2,
        y + height * 0.36,
        Math.min(width, height) * 0.44,
        color,
        accent,
      ),
      lettering(brand, {
        x: x + width / 2,
        y: y + height * 0.78,
        size: fitted(brand, width * 0.8, 17),
        fill: color,
        align: 'middle',
      }),
      rect(x + width * 0.3, y + height * 0.85, width * 0.4, 3, color, { rx: 1.5, opacity: 0.5 }),
    ].join('');

  const ground = (x: number, width: number) =>
    shadow(ellipse(x, floor + 34, width, 9, '#000', { opacity: 0.45 }));

  const can = (x: number, color: string) =>
    [
      ground(x + 36, 46),
      path(`M${x} 112Q${x + 36} 100 ${x + 72} 112V254Q${x + 36} 268 ${x} 254Z`, color),
      ellipse(x + 36, 111, 36, 8, soft),
      ellipse(x + 36, 111, 29, 5.5, ink, { opacity: 0.18 }),
      repeat(3, (index) => rect(x, 128 + index * 9, 72, 4, accent)),
      label(x + 9, 164, 54, 74, color),
      rect(x + 6, 118, 7, 138, '#fff', { opacity: 0.22, rx: 3.5 }),
      path(`M${x + 56} 108Q${x + 64} 109 ${x + 72} 112V254Q${x + 64} 260 ${x + 56} 261Z`, ink, {
        opacity: 0.16,
      }),
    ].join('');

  const box = (x: number, color: string) =>
    [
      ground(x + 58, 74),
      path(`M${x} 92L${x + 82} 78V262L${x} 262Z`, color),
      path(`M${x + 82} 78L${x + 116} 92V254L${x + 82} 262Z`, ink, { opacity: 0.9 }),
      path(`M${x + 82} 78L${x + 116} 92V254L${x + 82} 262Z`, color, { opacity: 0.55 }),
      path(`M${x} 92L${x + 82} 78L${x + 116} 92L${x + 36} 104Z`, soft),
      circle(x + 41, 176, 31, accent),
      placeMark(mark, x + 41, 176, 42, ink, paper),
      lettering(brand, {
        x: x + 41,
        y: 236,
        size: fitted(brand, 66, 17),
        fill: paper,
        align: 'middle',
      }),
    ].join('');

  const pouch = (x: number, color: string) =>
    [
      ground(x + 44, 54),
      path(`M${x + 4} 98H${x + 84}L${x + 90} 250Q${x + 44} 272 ${x - 2} 250Z`, color),
      rect(x + 2, 88, 84, 16, ink, { rx: 2, opacity: 0.85 }),
      circle(x + 44, 96, 3.5, soft),
      label(x + 13, 134, 62, 88, color),
      path(`M${x + 4} 104L${x} 240L${x + 9} 246L${x + 12} 104Z`, '#fff', { opacity: 0.2 }),
    ].join('');

  const pick = random.shuffle([can, box, pouch]);
  return [
    rect(0, 0, 400, 300, soft),
    circle(random.between(150, 250), 130, 118, paper, { opacity: 0.75 }),
    rect(0, floor, 400, 300 - floor, accent),
    rect(0, floor, 400, 6, ink, { opacity: 0.08 }),
    pick[0]?.(36, one ?? main),
    pick[1]?.(152, two ?? second),
    pick[2]?.(278, three ?? ink),
  ].join('');
}

const framedArt = (palette: PrintPalette, index: number) => {
  const { paper, soft, main, second, accent, ink } = palette;
  const shapes = [
    rect(0, 0, 100, 140, paper) +
      circle(50, 56, 30, accent) +
      path('M0 140V92Q30 70 60 92T100 86V140Z', main) +
      path('M0 140V112Q34 94 66 114T100 108V140Z', ink),
    rect(0, 0, 100, 140, main) +
      repeat(4, (arc) =>
        stroke(
          arcPath(50, 118, 16 + arc * 16, -90, 90),
          [accent, paper, soft, ink][arc] ?? ink,
          10,
          {
            'stroke-linecap': 'butt',
          },
        ),
      ),
    rect(0, 0, 100, 140, soft) +
      path('M24 140C10 90 40 76 34 34C64 60 40 96 52 140Z', second) +
      path('M52 140C50 96 78 90 80 56C98 92 76 112 72 140Z', ink) +
      circle(72, 32, 15, accent),
    rect(0, 0, 100, 140, ink) +
      circle(50, 70, 38, second) +
      path('M50 32A38 38 0 0 1 50 108Z', accent) +
      rect(12, 122, 76, 4, paper, { rx: 2 }),
    rect(0, 0, 100, 140, accent) +
      repeat(6, (stripe) => rect(0, stripe * 24, 100, 12, paper, { opacity: 0.5 })) +
      path('M0 140L50 40L100 140Z', ink),
    rect(0, 0, 100, 140, paper) +
      ellipse(50, 62, 26, 34, second) +
      path('M20 140Q22 98 50 98T80 140Z', main) +
      path('M24 56C22 22 78 20 76 58C62 40 40 40 24 56Z', ink),
  ];
  return shapes[index % shapes.length] ?? '';
};

/** Framed prints on a wall, above a sideboard. */
function gallery({ random, palette }: PrintBrush) {
  const { paper, soft, main, accent, ink, second } = palette;
  const wall = random.pick([soft, paper]);
  const frame = random.pick([ink, '#fffdf9', second]);
  const heights = random.shuffle([0, -14, 8]);
  const start = random.whole(0, 5);

  const frames = repeat(3, (index) => {
    const x = 46 + index * 108;
    const y = 46 + (heights[index] ?? 0);
    return [
      shadow(rect(x, y + 4, 94, 128, '#000', { opacity: 0.35 })),
      rect(x, y, 94, 128, frame, { rx: 2 }),
      rect(x + 5, y + 5, 84, 118, '#fffdf9'),
      clip(
        `frame${index}`,
        rect(x + 11, y + 11, 72, 106, '#000'),
        group(
          `translate(${x + 11} ${y + 11}) scale(.72 .757)`,
          framedArt(palette, start + index * 2),
        ),
      ),
    ].join('');
  });

  return [
    rect(0, 0, 400, 300, wall),
    rect(0, 262, 400, 38, accent, { opacity: 0.55 }),
    frames,
    rect(60, 226, 280, 42, main, { rx: 3 }),
    rect(60, 226, 280, 6, ink, { opacity: 0.2 }),
    repeat(2, (index) => rect(124 + index * 96, 246, 56, 4, paper, { rx: 2 })),
    rect(72, 268, 7, 16, ink),
    rect(321, 268, 7, 16, ink),
    path('M290 226Q286 200 302 196Q318 200 314 226Z', paper),
    repeat(5, (index) =>
      group(
        `rotate(${index * 26 - 52} 302 200)`,
        ellipse(302, 178, 6, 20, index % 2 ? second : ink),
      ),
    ),
    ellipse(102, 220, 20, 6, accent),
    rect(84, 208, 36, 8, ink, { rx: 2 }),
    rect(88, 200, 30, 8, second, { rx: 2 }),
  ].join('');
}

/** A Swiss poster: a huge figure, thin rules and a rotated name. */
function swissPoster({ random, palette, brand }: PrintBrush) {
  const { paper, main, second, accent, ink } = palette;
  const [ground, letters, spot] = random.pick([
    [main, paper, accent],
    [paper, ink, main],
    [ink, accent, main],
    [accent, ink, second],
  ]);
  const figure = String(random.whole(11, 98));

  return [
    rect(0, 0, 400, 300, ground),
    circle(random.between(210, 290), random.between(90, 200), random.between(70, 104), spot),
    lettering(figure, { x: 16, y: 282, size: 316, fill: letters, tracking: -60 }),
    repeat(4, (index) => rect(22, 22 + index * 10, 96 - index * 17, 4, letters, { opacity: 0.85 })),
    rect(150, 22, 228, 2, letters),
    group(
      'translate(384 282) rotate(-90)',
      lettering(brand, { x: 0, y: 0, size: 26, fill: letters, tracking: 0 }),
    ),
    repeat(3, (index) => circle(378 - index * 15, 38, 4, letters)),
  ].join('');
}

/** A still life: a vase of leaves and fruit on a table. */
function stillLife({ random, palette }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const vaseX = random.between(150, 250);
  const tableY = 216;
  const leaves = random.whole(7, 9);

  const stems = repeat(leaves, (index) => {
    const angle = -62 + (index * 124) / (leaves - 1) + random.between(-5, 5);
    const length = random.between(84, 128);
    const color = [second, main, ink][index % 3] ?? ink;
    return group(
      `rotate(${angle.toFixed(1)} ${vaseX} 170)`,
      stroke(`M${vaseX} 170V${170 - length}`, color, 2.5),
      repeat(4, (pair) => {
        const y = 170 - length + pair * 21;
        const width = 8 + pair * 2.2;
        return (
          ellipse(vaseX - width, y, width, 6, color, { transform: `rotate(32 ${vaseX} ${y})` }) +
          ellipse(vaseX + width, y, width, 6, color, { transform: `rotate(-32 ${vaseX} ${y})` })
        );
      }),
      circle(vaseX, 170 - length - 6, index % 2 ? 8 : 5, accent),
    );
  });

  return [
    rect(0, 0, 400, 300, paper),
    circle(random.between(70, 330), 110, random.between(84, 108), soft),
    rect(0, tableY, 400, 84, main),
    rect(0, tableY, 400, 5, ink, { opacity: 0.18 }),
    ellipse(vaseX + 20, 266, 70, 9, ink, { opacity: 0.25 }),
    stems,
    path(
      `M${vaseX - 16} 158H${vaseX + 16}C${vaseX + 14} 186 ${vaseX + 44} 196 ${vaseX + 40} 232C${vaseX + 38} 258 ${vaseX + 24} 266 ${vaseX} 266C${vaseX - 24} 266 ${vaseX - 38} 258 ${vaseX - 40} 232C${vaseX - 44} 196 ${vaseX - 14} 186 ${vaseX - 16} 158Z`,
      soft,
    ),
    path(
      `M${vaseX + 16} 158C${vaseX + 14} 186 ${vaseX + 44} 196 ${vaseX + 40} 232C${vaseX + 38} 258 ${vaseX + 24} 266 ${vaseX} 266C${vaseX + 34} 240 ${vaseX + 14} 196 ${vaseX + 4} 158Z`,
      ink,
      { opacity: 0.14 },
    ),
    stroke(`M${vaseX - 38} 222Q${vaseX} 236 ${vaseX + 38} 222`, second, 5),
    repeat(3, (index) => {
      const x = (vaseX > 200 ? 60 : 292) + index * 34 - (index === 1 ? 6 : 0);
      const y = index === 1 ? 228 : 252;
      return (
        circle(x, y, 20, accent) +
        path(`M${x} ${y - 20}A20 20 0 0 1 ${x} ${y + 20}A26 26 0 0 0 ${x} ${y - 20}Z`, ink, {
          opacity: 0.14,
        }) +
        stroke(`M${x} ${y - 19}q2 -8 8 -10`, ink, 2.5)
      );
    }),
  ].join('');
}

/** A record with its sleeve. */
function record({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const colors = random.shuffle([paper, accent, second, soft]);
  const sleeve = random.pick([main, ink]);
  const motif = random.whole(0, 2);
  const art = [
    repeat(4, (index) =>
      stroke(arcPath(146, 236, 26 + index * 27, -90, 90), colors[index] ?? paper, 19, {
        'stroke-linecap': 'butt',
      }),
    ),
    repeat(7, (index) => {
      const height = 30 + ((index * 53) % 110);
      return rect(62 + index * 25, 236 - height, 17, height, colors[index % 4] ?? paper, {
        rx: 8.5,
      });
    }),
    circle(146, 158, 70, colors[0] ?? paper) +
      circle(122, 140, 40, colors[1] ?? accent) +
      circle(176, 184, 28, colors[2] ?? second),
  ][motif];

  return [
    rect(0, 0, 400, 300, soft),
    rect(0, 0, 400, 300, accent, { opacity: 0.35 }),
    shadow(circle(262, 156, 104, '#000', { opacity: 0.5 })),
    circle(262, 150, 104, '#17151c'),
    repeat(7, (index) => ring(262, 150, 44 + index * 8, '#3a3642', 1)),
    path('M262 150L330 70A104 104 0 0 1 356 106Z', '#fff', { opacity: 0.08 }),
    circle(262, 150, 33, accent),
    circle(262, 150, 5, soft),
    shadow(rect(40, 50, 212, 208, '#000', { opacity: 0.5 })),
    clip(
      'sleeve',
      rect(40, 44, 212, 212, '#000', { rx: 2 }),
      rect(40, 44, 212, 212, sleeve),
      art ?? '',
    ),
    lettering(brand, { x: 54, y: 78, size: fitted(brand, 184, 30), fill: paper, tracking: -40 }),
  ].join('');
}

/** A round emblem with a landscape and rays. */
function emblem({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const [ground, border] = random.pick([
    [main, paper],
    [soft, ink],
    [ink, accent],
    [second, paper],
  ]);
  const rays = random.pick([16, 20, 24]);

  return [
    rect(0, 0, 400, 300, ground),
    repeat(rays, (index) =>
      group(
        `rotate(${(index * 360) / rays} 200 150)`,
        path('M200 150L186 -140H214Z', border, { opacity: 0.09 }),
      ),
    ),
    circle(200, 150, 124, border),
    circle(200, 150, 117, ground),
    circle(200, 150, 111, border),
    clip(
      'view',
      circle(200, 150, 105, '#000'),
      rect(90, 40, 220, 220, ground === main ? second : main),
      circle(random.between(170, 230), 112, 40, accent),
      path('M80 214L150 118L186 160L226 98L330 214Z', ink),
      path('M226 98L252 128L238 124L228 136L216 118Z', paper),
      path('M150 118L166 138L154 136L146 146L138 134Z', paper),
      path('M80 260V196Q140 174 200 196T330 190V260Z', ground === main ? soft : second),
      repeat(5, (index) =>
        path(`M${112 + index * 40} 204l9 -26l9 26Z`, ink, { opacity: index % 2 ? 1 : 0.75 }),
      ),
      rect(90, 206, 220, 60, ink),
    ),
    lettering(brand.toUpperCase(), {
      x: 200,
      y: 234,
      size: fitted(brand.toUpperCase(), 116, 21),
      fill: paper,
      align: 'middle',
      tracking: 40,
    }),
    repeat(3, (index) => circle(188 + index * 12, 246, 2, accent)),
  ].join('');
}

/** Books that stand side by side, each with its own cover. */
function books({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const covers = random.shuffle([main, ink, second]);
  const start = random.whole(0, 5);

  const drawBook = (index: number) => {
    const x = 40 + index * 112;
    const height = [178, 196, 168][index] ?? 178;
    const y = 248 - height;
    const cover = covers[index] ?? main;
    return [
      shadow(rect(x + 4, y + 8, 100, height - 6, '#000', { opacity: 0.45 })),
      path(`M${x + 96} ${y + 3}L${x + 103} ${y + 7}V252L${x + 96} 248Z`, '#fffdf9'),
      clip(
        `book${index}`,
        rect(x, y, 97, height, '#000', { rx: 2 }),
        rect(x, y, 97, height, cover),
        index === 1
          ? lettering(brand, { x: x + 14, y: y + 38, size: fitted(brand, 74, 24), fill: paper }) +
              placeMark(pickMark(random), x + 50, y + 112, 70, accent, paper)
          : group(`translate(${x + 8} ${y + 46}) scale(.82)`, framedArt(palette, start + index)) +
              rect(x + 14, y + 16, 54, 6, paper, { rx: 3 }) +
              rect(x + 14, y + 27, 36, 4, paper, { rx: 2, opacity: 0.7 }),
      ),
      rect(x, y, 7, height, '#000', { opacity: 0.16 }),
    ].join('');
  };

  return [
    rect(0, 0, 400, 300, random.pick([soft, paper, accent])),
    rect(0, 246, 400, 54, ink, { opacity: 0.85 }),
    rect(0, 246, 400, 5, '#000', { opacity: 0.25 }),
    repeat(3, drawBook),
  ].join('');
}

/** A huge letter, cropped, with the name beside it. */
function letterMark({ random, palette, brand }: PrintBrush) {
  const { paper, soft, main, second, accent, ink } = palette;
  const [ground, letter, lines] = random.pick([
    [main, paper, accent],
    [soft, main, ink],
    [ink, second, soft],
    [accent, ink, paper],
    [paper, main, second],
  ]);
  const initial = (brand[0] ?? 'M').toUpperCase();

  return [
    rect(0, 0, 400, 300, ground),
    repeat(6, (index) => ring(148, 150, 40 + index * 26, lines, 1, { opacity: 0.5 })),
    rect(0, 60, 400, 1, lines, { opacity: 0.5 }),
    rect(0, 240, 400, 1, lines, { opacity: 0.5 }),
    lettering(initial, { x: 148, y: 240, size: 258, fill: letter, align: 'middle' }),
    circle(random.between(214, 240), random.between(66, 84), 22, lines),
    lettering(brand, {
      x: 378,
      y: 268,
      size: fitted(brand, 110, 26),
      fill: letter,
      align: 'end',
    }),
    repeat(5, (index) =>
      circle(300 + index * 18, 32, 6.5, [main, second, accent, soft, ink][index] ?? ink),
    ),
    faded(
      0.7,
      rect(296, 48, 82, 3, letter, { rx: 1.5 }),
      rect(296, 56, 54, 3, letter, { rx: 1.5 }),
    ),
  ].join('');
}

/** Scenes of printed work: posters, identities, packages. Each is 400 × 300. */
export const printScenes = {
  sunrise,
  tiles,
  brandBoard,
  stationery,
  packaging,
  gallery,
  swissPoster,
  stillLife,
  record,
  emblem,
  books,
  letterMark,
};
