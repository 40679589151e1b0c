import type { Random } from '../createRandom.ts';
import { lettering } from './lettering.ts';
import { pickMark, placeMark } from './marks.ts';
import type { ScreenPalette } from './palettes.ts';
import {
  arcPath,
  circle,
  clip,
  ellipse,
  group,
  path,
  rect,
  repeat,
  ring,
  shadow,
  smoothPath,
  stroke,
} from './shapes.ts';

/** What a scene is made from. */
interface WebBrush {
  random: Random;
  palette: ScreenPalette;
  /** The name that stands on the site. */
  brand: string;
}

const hueAt = ({ hues }: ScreenPalette, index: number) => hues[index % hues.length] ?? hues[0];

/** A text line without words. */
const bar = (x: number, y: number, width: number, color: string, height = 5) =>
  rect(x, y, width, height, color, { rx: height / 2 });

/** A window with three buttons. Its content starts 22 below `y`. */
const browserWindow = (
  palette: ScreenPalette,
  x: number,
  y: number,
  width: number,
  height: number,
  id: string,
  ...content: string[]
) =>
  [
    shadow(rect(x, y + 8, width, height, '#000', { rx: 10, opacity: 0.4 })),
    clip(
      id,
      rect(x, y, width, height, '#000', { rx: 10 }),
      rect(x, y, width, height, palette.panel),
      rect(x, y, width, 22, palette.raised),
      repeat(3, (index) => circle(x + 14 + index * 11, y + 11, 3.5, hueAt(palette, index))),
      rect(x + width * 0.28, y + 6, width * 0.44, 10, palette.panel, { rx: 5 }),
      ...content,
    ),
  ].join('');

const backdrop = ({ random, palette }: WebBrush) => {
  const spot = random.pick(palette.hues);
  const other = random.pick(palette.hues);
  const patterns = [
    circle(random.between(20, 90), random.between(220, 290), 90, spot, { opacity: 0.16 }) +
      circle(random.between(330, 390), random.between(20, 80), 110, other, { opacity: 0.16 }),
    repeat(6, (index) =>
      ring(random.whole(-20, 20) + 400, 0, 60 + index * 44, spot, 1.5, { opacity: 0.2 }),
    ),
    path(
      `M0 ${random.whole(150, 220)}C120 120 240 290 400 ${random.whole(140, 220)}V300H0Z`,
      spot,
      {
        opacity: 0.16,
      },
    ),
    repeat(11, (column) =>
      repeat(8, (row) =>
        circle(20 + column * 36, 20 + row * 37, 1.6, palette.dim, { opacity: 0.35 }),
      ),
    ),
  ];
  return rect(0, 0, 400, 300, palette.stage) + random.pick(patterns);
};

/** Lines of code: words as bars, indented like real code. */
const codeLines = (
  { random, palette }: WebBrush,
  x: number,
  y: number,
  width: number,
  lines: number,
) => {
  let depth = 0;
  return repeat(lines, (index) => {
    if (random.chance(0.12)) return '';
    const change = random.pick([-1, 0, 0, 1]);
    depth = Math.min(4, Math.max(0, depth + change));
    const indent = depth * 12;
    let position = x + indent;
    const words = random.whole(1, 4);
    return repeat(words, () => {
      const length = random.whole(12, 46);
      if (position + length > x + width) return '';
      const color = random.chance(0.4) ? palette.dim : random.pick(palette.hues);
      const drawn = bar(position, y + index * 13, length, color, 6);
      position += length + 7;
      return drawn;
    });
  });
};

/** An editor with its file list and a finding below. */
function editor(brush: WebBrush) {
  const { random, palette } = brush;
  const openLine = random.whole(3, 9);
  return (
    backdrop(brush) +
    browserWindow(
      palette,
      36,
      34,
      328,
      236,
      'editor',
      rect(36, 56, 74, 214, palette.raised, { opacity: 0.55 }),
      repeat(9, (index) =>
        [
          rect(46 + (index % 3 ? 8 : 0), 70 + index * 18, 7, 7, hueAt(palette, index), { rx: 2 }),
          bar(58 + (index % 3 ? 8 : 0), 71 + index * 18, random.whole(20, 38), palette.dim),
        ].join(''),
      ),
      rect(110, 56 + openLine * 13 + 4, 254, 13, palette.raised),
      repeat(14, (index) => bar(118, 71 + index * 13, 6, palette.dim, 4)),
      codeLines(brush, 134, 69, 218, 14),
      rect(36, 258, 328, 12, hueAt(palette, random.whole(0, 3))),
      repeat(3, (index) => bar(46 + index * 40, 262, 28, palette.panel, 4)),
    )
  );
}

/** A dashboard with figures, a curve, columns and a ring. */
function dashboard(brush: WebBrush) {
  const { random, palette, brand } = brush;
  const [one, two, three, four] = palette.hues;
  const points = Array.from(
    { length: 8 },
    (_, index) => [112 + index * 20, 178 - index * 5 - random.between(0, 26)] as const,
  );
  const curve = smoothPath(points);
  const share = random.between(150, 290);

  return (
    backdrop(brush) +
    browserWindow(
      palette,
      28,
      32,
      344,
      240,
      'dashboard',
      rect(28, 54, 62, 218, palette.raised, { opacity: 0.6 }),
      placeMark(pickMark(random), 42, 72, 16, one, two),
      lettering(brand.slice(0, 6), { x: 53, y: 76, size: 10.5, fill: palette.text }),
      repeat(6, (index) =>
        [
          index === 1 ? rect(34, 88 + index * 19, 50, 15, one, { rx: 4, opacity: 0.25 }) : '',
          circle(43, 96 + index * 19, 3, index === 1 ? one : palette.dim),
          bar(51, 94 + index * 19, 26, index === 1 ? one : palette.dim, 4),
        ].join(''),
      ),
      repeat(3, (index) =>
        [
          rect(100 + index * 88, 64, 80, 46, palette.raised, { rx: 6 }),
          bar(109 + index * 88, 73, 30, palette.dim, 4),
          lettering(String(random.whole(2, 98)) + random.pick(['k', '%', '.4k', 'ms']), {
            x: 109 + index * 88,
            y: 100,
            size: 19,
            fill: palette.text,
          }),
          bar(156 + index * 88, 73, 16, hueAt(palette, index), 4),
        ].join(''),
      ),
      rect(100, 118, 168, 84, palette.raised, { rx: 6 }),
      repeat(3, (index) => rect(108, 136 + index * 20, 152, 1, palette.dim, { opacity: 0.35 })),
      path(`${curve}L252 196L112 196Z`, one, { opacity: 0.22 }),
      stroke(curve, one, 2.5),
      circle(points[5]?.[0] ?? 0, points[5]?.[1] ?? 0, 4, palette.panel, {
        stroke: one,
        'stroke-width': 2.5,
      }),
      rect(276, 118, 80, 84, palette.raised, { rx: 6 }),
      ring(316, 160, 25, palette.dim, 9, { opacity: 0.3 }),
      stroke(arcPath(316, 160, 25, 0, share), three, 9, { 'stroke-linecap': 'butt' }),
      stroke(arcPath(316, 160, 25, share, share + 50), four, 9, { 'stroke-linecap': 'butt' }),
      rect(100, 210, 256, 62, palette.raised, { rx: 6 }),
      repeat(18, (index) => {
        const height = 12 + ((index * 37 + random.whole(0, 18)) % 38);
        return rect(109 + index * 13.6, 266 - height, 8, height + 10, index % 5 === 3 ? two : one, {
          rx: 2.5,
          opacity: index % 5 === 3 ? 1 : 0.75,
        });
      }),
    )
  );
}

/** A landing page: headline, button, picture and three promises. */
function landingPage(brush: WebBrush) {
  const { random, palette, brand } = brush;
  const [one, two, three, four] = palette.hues;
  const headline = random.pick([
    ['Made to', 'be read'],
    ['Ship it', 'today'],
    ['Quietly', 'quick'],
    ['Better', 'mornings'],
    ['Find your', 'way'],
  ]);
  const picture = random.pick([
    circle(292, 120, 44, three) +
      path('M238 190L286 112L334 190Z', two) +
      circle(322, 92, 16, four),
    circle(290, 138, 62, two) +
      circle(312, 112, 26, three) +
      rect(242, 148, 52, 42, four, { rx: 8 }),
    repeat(4, (index) =>
      rect(242 + index * 26, 168 - index * 24, 19, 30 + index * 24, hueAt(palette, index), {
        rx: 9,
      }),
    ),
    path('M238 190C238 110 344 110 344 190Z', three) +
      circle(291, 104, 28, two) +
      rect(238, 182, 106, 10, four),
  ]);

  return (
    backdrop(brush) +
    browserWindow(
      palette,
      32,
      30,
      336,
      244,
      'landing',
      placeMark(pickMark(random), 54, 70, 16, one, two),
      lettering(brand, { x: 66, y: 74, size: 12, fill: palette.text }),
      repeat(3, (index) => bar(226 + index * 32, 68, 22, palette.dim, 4)),
      rect(322, 62, 34, 16, one, { rx: 8 }),
      rect(228, 86, 128, 112, palette.raised, { rx: 10 }),
      clip('picture', rect(228, 86, 128, 112, '#000', { rx: 10 }), picture),
      repeat(2, (index) =>
        lettering(headline[index] ?? '', {
          x: 46,
          y: 122 + index * 29,
          size: 30,
          fill: palette.text,
          tracking: -40,
        }),
      ),
      bar(46, 164, 150, palette.dim),
      bar(46, 174, 112, palette.dim),
      rect(46, 188, 66, 20, one, { rx: 10 }),
      bar(59, 196, 40, palette.panel, 4),
      rect(118, 188, 52, 20, 'none', { rx: 10, stroke: palette.dim, 'stroke-width': 1.5 }),
      repeat(3, (index) =>
        [
          rect(46 + index * 106, 222, 98, 70, palette.raised, { rx: 8 }),
          circle(62 + index * 106, 238, 8, hueAt(palette, index + 1)),
          bar(76 + index * 106, 233, 44, palette.text, 4),
          bar(76 + index * 106, 242, 54, palette.dim, 4),
          bar(54 + index * 106, 258, 76, palette.dim, 4),
        ].join(''),
      ),
    )
  );
}

/** A shop: a grid of products with prices. */
function shop(brush: WebBrush) {
  const { random, palette, brand } = brush;
  const [one] = palette.hues;
  const goods = [
    (color: string) => path('M-15 -8H15L19 18H-19Z', color) + stroke('M-8 -8Q0 -26 8 -8', color, 3),
    (color: string) => rect(-7, -20, 14, 10, color) + rect(-12, -10, 24, 30, color, { rx: 6 }),
    (color: string) => circle(0, 0, 18, color) + circle(0, 0, 7, palette.raised),
    (color: string) =>
      path('M-19 -14L-8 -18Q0 -10 8 -18L19 -14L15 -2L10 -4V18H-10V-4L-15 -2Z', color),
    (color: string) => path('M-12 18L-8 -4H8L12 18Z', color) + path('M-18 -4Q0 -32 18 -4Z', color),
    (color: string) => rect(-18, -12, 36, 24, color, { rx: 12 }) + circle(10, 0, 5, palette.raised),
    (color: string) =>
      path('M-16 -12H12V4Q10 16 -2 16Q-14 16 -16 4Z', color) + ring(15, -2, 6, color, 3.5),
    (color: string) => path('M-20 12Q-18 -2 -6 -4L4 -12L10 -2Q20 2 20 12Z', color),
  ];
  const shelf = random.shuffle(goods);

  return (
    backdrop(brush) +
    browserWindow(
      palette,
      30,
      28,
      340,
      250,
      'shop',
      lettering(brand, { x: 46, y: 72, size: 16, fill: palette.text }),
      repeat(4, (index) =>
        rect(190 + index * 42, 60, 36, 15, index === 0 ? one : palette.raised, { rx: 7.5 }),
      ),
      repeat(8, (index) => {
        const x = 44 + (index % 4) * 79;
        const y = 86 + Math.floor(index / 4) * 98;
        const color = hueAt(palette, index + (index > 3 ? 1 : 0));
        return [
          rect(x, y, 73, 66, palette.raised, { rx: 7 }),
          circle(x + 36, y + 34, 26, color, { opacity: 0.18 }),
          group(`translate(${x + 36} ${y + 34})`, shelf[index % shelf.length]?.(color) ?? ''),
          bar(x + 2, y + 73, random.whole(34, 60), palette.text, 4),
          lettering(`Rs.${random.whole(4, 98) * 50}`, {
            x: x + 2,
            y: y + 90,
            size: 9,
            fill: palette.text,
          }),
          index === 1 ? rect(x + 46, y + 6, 21, 9, hueAt(palette, 2), { rx: 4.5 }) : '',
        ].join('');
      }),
    )
  );
}

/** Four good measurements of a quick site, over its loading steps. */
function speedReport(brush: WebBrush) {
  const { random, palette } = brush;
  const [one, two] = palette.hues;

  return (
    backdrop(brush) +
    browserWindow(
      palette,
      34,
      34,
      332,
      236,
      'speed',
      ring(112, 122, 44, palette.dim, 11, { opacity: 0.25 }),
      stroke(arcPath(112, 122, 44, 0, random.between(320, 354)), two, 11),
      lettering(String(random.whole(94, 99)), {
        x: 112,
        y: 136,
        size: 40,
        fill: palette.text,
        align: 'middle',
      }),
      repeat(3, (index) =>
        [
          rect(190, 74 + index * 34, 160, 28, palette.raised, { rx: 7 }),
          circle(205, 88 + index * 34, 5, hueAt(palette, index + 1)),
          bar(217, 82 + index * 34, random.whole(44, 72), palette.text, 4),
          bar(217, 91 + index * 34, random.whole(28, 48), palette.dim, 4),
          lettering(`${random.whole(3, 9) / 10}s`, {
            x: 341,
            y: 93 + index * 34,
            size: 13,
            fill: palette.text,
            align: 'end',
          }),
        ].join(''),
      ),
      rect(50, 184, 300, 74, palette.raised, { rx: 8 }),
      repeat(5, (index) => {
        const start = 62 + index * random.between(14, 40);
        return bar(start, 194 + index * 12, random.between(50, 110), hueAt(palette, index), 7);
      }),
      rect(212, 190, 1.5, 62, one),
    )
  );
}

const blockAt = (column: number, row: number) =>
  [200 + (column - row) * 46, 66 + (column + row) * 27] as const;

const block = (column: number, row: number, height: number, color: string) => {
  const [x, y] = blockAt(column, row);
  return [
    path(`M${x - 32} ${y}L${x} ${y + 18}V${y + 18 - height}L${x - 32} ${y - height}Z`, color),
    path(`M${x + 32} ${y}L${x} ${y + 18}V${y + 18 - height}L${x + 32} ${y - height}Z`, color),
    path(`M${x + 32} ${y}L${x} ${y + 18}V${y + 18 - height}L${x + 32} ${y - height}Z`, '#000', {
      opacity: 0.24,
    }),
    path(
      `M${x} ${y - height - 18}L${x + 32} ${y - height}L${x} ${y - height + 18}L${x - 32} ${y - height}Z`,
      color,
    ),
    path(
      `M${x} ${y - height - 18}L${x + 32} ${y - height}L${x} ${y - height + 18}L${x - 32} ${y - height}Z`,
      '#fff',
      { opacity: 0.22 },
    ),
  ].join('');
};

/** Services as blocks on plates, joined by lines, seen from above. */
function architecture(brush: WebBrush) {
  const { random, palette } = brush;

  const plate = (column: number, row: number) => {
    const [x, y] = blockAt(column, row);
    return path(`M${x} ${y - 25}L${x + 43} ${y}L${x} ${y + 25}L${x - 43} ${y}Z`, palette.panel);
  };
  const wire = (from: readonly [number, number], to: readonly [number, number]) =>
    stroke(
      `M${blockAt(...from).join(' ')}L${blockAt(...to).join(' ')}`,
      random.pick(palette.hues),
      3,
      {
        'stroke-dasharray': '1 7',
      },
    );
  const cells = Array.from(
    { length: 16 },
    (_, index) => [Math.floor(index / 4), index % 4] as const,
  );
  const taken = new Set(random.shuffle(cells).slice(0, 7));

  return [
    backdrop(brush),
    ...cells.map(([column, row]) => plate(column, row)),
    wire([0, 0], [3, 0]),
    wire([0, 3], [3, 3]),
    wire([0, 1], [3, 1]),
    wire([2, 0], [2, 3]),
    ...cells
      .toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
      .map((cell, index) =>
        taken.has(cell)
          ? block(cell[0], cell[1], random.pick([14, 26, 44, 60]), hueAt(palette, index))
          : '',
      ),
  ].join('');
}

/** Steps of a flow, joined by curves on a dotted board. */
function flow(brush: WebBrush) {
  const { random, palette } = brush;
  const columns = [[150], [84, 216], [58, 150, 242], [110, 196]];
  const nodes = columns.flatMap((rows, column) =>
    rows.map((y) => ({ x: 62 + column * 92, y: y + random.between(-8, 8), column })),
  );

  const wires = nodes
    .flatMap((from) =>
      nodes
        .filter((to) => to.column === from.column + 1 && Math.abs(to.y - from.y) < 100)
        .map((to, index) =>
          stroke(
            `M${from.x + 30} ${from.y}C${from.x + 56} ${from.y} ${to.x - 56} ${to.y} ${to.x - 30} ${to.y}`,
            index ? palette.dim : random.pick(palette.hues),
            2.5,
          ),
        ),
    )
    .join('');

  return [
    rect(0, 0, 400, 300, palette.stage),
    repeat(20, (column) =>
      repeat(15, (row) =>
        circle(10 + column * 20, 10 + row * 20, 1.1, palette.dim, { opacity: 0.45 }),
      ),
    ),
    wires,
    ...nodes.map(({ x, y }, index) =>
      [
        shadow(rect(x - 34, y - 18, 68, 44, '#000', { rx: 9, opacity: 0.3 })),
        rect(x - 34, y - 22, 68, 44, palette.panel, { rx: 9 }),
        rect(x - 34, y - 22, 68, 44, 'none', {
          rx: 9,
          stroke: palette.raised,
          'stroke-width': 1.5,
        }),
        rect(x - 26, y - 14, 16, 16, hueAt(palette, index), { rx: 5 }),
        bar(x - 4, y - 12, 28, palette.text, 4),
        bar(x - 4, y - 4, 20, palette.dim, 4),
        bar(x - 26, y + 9, 40, palette.dim, 4),
        circle(x + 34, y, 4, hueAt(palette, index)),
      ].join(''),
    ),
  ].join('');
}

/** The same page on a monitor, a tablet and a phone. */
function responsive(brush: WebBrush) {
  const { random, palette } = brush;
  const [one, two, three, four] = palette.hues;
  const body = random.pick([palette.text, '#17151f', palette.raised]);
  const floor = 262;

  const page = (
    x: number,
    y: number,
    width: number,
    height: number,
    columns: number,
    id: string,
  ) => {
    const gap = 5;
    const tile = (width - gap * (columns + 1)) / columns;
    return clip(
      id,
      rect(x, y, width, height, '#000', { rx: 3 }),
      rect(x, y, width, height, palette.panel),
      bar(x + 8, y + 7, width * 0.2, palette.text, 4),
      rect(x + width - 24, y + 5, 16, 8, one, { rx: 4 }),
      rect(x + gap, y + 19, width - gap * 2, height * 0.34, one, { rx: 4 }),
      circle(x + width * 0.76, y + 19 + height * 0.17, height * 0.12, three),
      bar(x + 13, y + 19 + height * 0.1, width * 0.34, palette.panel, 6),
      bar(x + 13, y + 19 + height * 0.1 + 11, width * 0.24, palette.panel, 4),
      repeat(columns * 3, (index) => {
        const tileX = x + gap + (index % columns) * (tile + gap);
        const tileY = y + 25 + height * 0.34 + Math.floor(index / columns) * (tile * 0.78 + gap);
        return (
          rect(tileX, tileY, tile, tile * 0.78, palette.raised, { rx: 4 }) +
          rect(tileX, tileY, tile, tile * 0.44, [two, four, three][index % 3] ?? two, { rx: 4 })
        );
      }),
    );
  };

  return [
    backdrop(brush),
    rect(0, floor, 400, 38, '#000', { opacity: 0.18 }),
    rect(158, 204, 56, 54, palette.dim),
    rect(128, 254, 116, 8, palette.dim, { rx: 4 }),
    shadow(rect(56, 46, 260, 172, '#000', { rx: 10, opacity: 0.4 })),
    rect(56, 38, 260, 172, body, { rx: 10 }),
    page(65, 47, 242, 154, 4, 'monitor'),
    shadow(rect(268, 124, 92, 138, '#000', { rx: 9, opacity: 0.4 })),
    rect(268, 120, 92, 142, body, { rx: 9 }),
    page(275, 128, 78, 126, 2, 'tablet'),
    shadow(rect(34, 156, 58, 106, '#000', { rx: 10, opacity: 0.4 })),
    rect(34, 152, 58, 110, body, { rx: 10 }),
    page(39, 160, 48, 94, 1, 'phone'),
  ].join('');
}

/** An article with a picture, set like a magazine. */
function magazine(brush: WebBrush) {
  const { random, palette, brand } = brush;
  const [one, two, three, four] = palette.hues;
  const initial = brand[0] ?? 'M';

  return (
    backdrop(brush) +
    browserWindow(
      palette,
      40,
      28,
      320,
      252,
      'magazine',
      lettering(brand, {
        x: 200,
        y: 84,
        size: 30,
        fill: palette.text,
        align: 'middle',
        tracking: -45,
      }),
      rect(56, 94, 288, 1.2, palette.dim),
      repeat(5, (index) => bar(84 + index * 50, 100, 32, palette.dim, 4)),
      rect(56, 110, 288, 1.2, palette.dim),
      clip(
        'photo',
        rect(56, 120, 178, 104, '#000', { rx: 4 }),
        rect(56, 120, 178, 104, two),
        circle(random.between(100, 190), 168, 34, three),
        path(`M56 224V196Q100 166 140 196T234 184V224Z`, four),
        path(`M56 224V210Q110 190 150 210T234 204V224Z`, one),
      ),
      repeat(2, (index) => bar(56, 234 + index * 12, index ? 110 : 166, palette.text, 7)),
      bar(56, 260, 140, palette.dim, 4),
      bar(56, 268, 152, palette.dim, 4),
      lettering(initial, { x: 246, y: 146, size: 37, fill: one }),
      repeat(15, (index) =>
        bar(
          index < 3 ? 278 : 246,
          122 + index * 10,
          (index < 3 ? 66 : 98) - (index % 4 === 3 ? 30 : index % 3) * 1,
          palette.dim,
          4,
        ),
      ),
    )
  );
}

/** A terminal before a globe of connections. */
function terminal(brush: WebBrush) {
  const { random, palette } = brush;
  const [one, two, three] = palette.hues;
  const command = random.pick(['npm start', 'git push', 'pnpm build', 'deploy prod', 'make ship']);

  return [
    backdrop(brush),
    ring(290, 118, 84, one, 2.5, { opacity: 0.7 }),
    repeat(3, (index) =>
      ellipse(290, 118, 22 + index * 24, 84, 'none', {
        stroke: one,
        'stroke-width': 1.5,
        opacity: 0.55,
      }),
    ),
    repeat(3, (index) =>
      ellipse(290, 118, 84, 20 + index * 24, 'none', {
        stroke: one,
        'stroke-width': 1.5,
        opacity: 0.55,
      }),
    ),
    repeat(7, (index) =>
      circle(
        226 + ((index * 47) % 130),
        54 + ((index * 61) % 128),
        4 + (index % 3),
        hueAt(palette, index),
      ),
    ),
    stroke('M242 82Q290 30 338 92', two, 2.5, { 'stroke-dasharray': '1 6' }),
    stroke('M250 160Q300 110 346 150', three, 2.5, { 'stroke-dasharray': '1 6' }),
    browserWindow(
      palette,
      34,
      108,
      244,
      160,
      'terminal',
      lettering('%', { x: 50, y: 154, size: 15, fill: two }),
      lettering(command, { x: 70, y: 154, size: 15, fill: palette.text, tracking: 10 }),
      repeat(6, (index) =>
        [
          path(
            `M50 ${170 + index * 15}l4 4l7 -8`,
            'none',
            index === 5 ? {} : { stroke: two, 'stroke-width': 2.5, 'stroke-linecap': 'round' },
          ),
          index === 5
            ? rect(50, 240, 9, 12, one)
            : bar(70, 168 + index * 15, random.whole(70, 150), palette.dim),
        ].join(''),
      ),
      lettering('100%', { x: 264, y: 250, size: 12, fill: two, align: 'end' }),
    ),
  ].join('');
}

/** Scenes of web work: editors, sites, figures. Each is 400 × 300. */
export const webScenes = {
  editor,
  dashboard,
  landingPage,
  shop,
  speedReport,
  architecture,
  flow,
  responsive,
  magazine,
  terminal,
};
