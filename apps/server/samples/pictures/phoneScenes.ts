import { lettering } from './lettering.ts';
import { pickMark, placeMark } from './marks.ts';
import { hueAt, pickScreens, type PhoneBrush } from './phoneScreens.ts';
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
  stroke,
} from './shapes.ts';

const phoneWidth = 122;
const phoneHeight = 246;

/** A phone of 122 × 246 with the origin at its upper left corner. */
const phone = ({ palette }: PhoneBrush, id: string, screen: string, body = '#16141d') =>
  [
    shadow(rect(2, 10, phoneWidth - 4, phoneHeight - 4, '#000', { rx: 22, opacity: 0.45 })),
    rect(0, 0, phoneWidth, phoneHeight, body, { rx: 22 }),
    rect(1.5, 1.5, phoneWidth - 3, phoneHeight - 3, 'none', {
      rx: 20.5,
      stroke: '#fff',
      'stroke-width': 1,
      opacity: 0.25,
    }),
    clip(
      id,
      rect(6, 6, 110, 234, '#000', { rx: 17 }),
      rect(6, 6, 110, 234, palette.panel),
      group('translate(6 8)', screen),
    ),
    rect(43, 11, 36, 9, body, { rx: 4.5 }),
  ].join('');

const place = (x: number, y: number, scale: number, turn: number, drawing: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-phoneWidth / 2} ${-phoneHeight / 2})`,
    drawing,
  );

const stage = ({ random, palette }: PhoneBrush) => {
  const [one, two, three] = random.shuffle(palette.hues);
  const decorations = [
    circle(random.between(50, 90), random.between(200, 240), 54, one ?? '', { opacity: 0.22 }) +
      circle(random.between(320, 350), random.between(56, 90), 68, two ?? '', { opacity: 0.22 }),
    path('M0 210Q110 150 210 206T400 176V300H0Z', one ?? '', { opacity: 0.24 }) +
      circle(330, 70, 34, three ?? '', { opacity: 0.5 }),
    repeat(5, (index) => ring(200, 150, 80 + index * 36, one ?? '', 1.5, { opacity: 0.3 })),
    rect(-40, 90, 480, 120, one ?? '', { opacity: 0.2, transform: 'rotate(-24 200 150)' }) +
      rect(-40, 220, 480, 44, two ?? '', { opacity: 0.2, transform: 'rotate(-24 200 150)' }),
    stroke(arcPath(200, 300, 180, -90, 90), one ?? '', 44, {
      opacity: 0.2,
      'stroke-linecap': 'butt',
    }) +
      stroke(arcPath(200, 300, 100, -90, 90), two ?? '', 44, {
        opacity: 0.2,
        'stroke-linecap': 'butt',
      }),
  ];
  return rect(0, 0, 400, 300, palette.stage) + random.pick(decorations);
};

/** A card that floats beside a phone. */
const floatingCard = ({ random, palette }: PhoneBrush, x: number, y: number, index: number) =>
  [
    shadow(rect(x, y + 6, 104, 44, '#000', { rx: 11, opacity: 0.35 })),
    rect(x, y, 104, 44, palette.panel, { rx: 11 }),
    rect(x + 9, y + 9, 26, 26, hueAt(palette, index), { rx: 8 }),
    random.pick([
      stroke(`M${x + 16} ${y + 22}l5 5l8 -10`, palette.panel, 3),
      circle(x + 22, y + 22, 6, palette.panel),
      path(`M${x + 22} ${y + 14}l8 14h-16Z`, palette.panel),
    ]),
    rect(x + 43, y + 14, 48, 5.5, palette.text, { rx: 2.7 }),
    rect(x + 43, y + 25, 34, 4.5, palette.dim, { rx: 2.2 }),
  ].join('');

/** One phone with cards that float around it. */
function singlePhone(brush: PhoneBrush) {
  const [screen = ''] = pickScreens(brush);
  return [
    stage(brush),
    place(200, 152, 1.06, 0, phone(brush, 'one', screen)),
    floatingCard(brush, 32, 62, 1),
    floatingCard(brush, 270, 128, 2),
    floatingCard(brush, 48, 196, 3),
  ].join('');
}

/** Two phones that lean, one before the other. */
function twoPhones(brush: PhoneBrush) {
  const [first = '', second = ''] = pickScreens(brush);
  const lean = brush.random.pick([-12, 12]);
  return [
    stage(brush),
    place(142, 158, 1.04, lean, phone(brush, 'back', first)),
    place(262, 148, 1.14, lean, phone(brush, 'front', second)),
  ].join('');
}

/** Three phones in a row; the outer ones stand lower. */
function threePhones(brush: PhoneBrush) {
  const [first = '', second = '', third = ''] = pickScreens(brush);
  const body = brush.random.pick(['#16141d', '#f4f1ea', '#2c2a36']);
  return [
    stage(brush),
    place(76, 192, 0.98, 0, phone(brush, 'left', first, body)),
    place(324, 192, 0.98, 0, phone(brush, 'right', third, body)),
    place(200, 172, 1.16, 0, phone(brush, 'middle', second, body)),
  ].join('');
}

/** A phone beside what the app is called. */
function storeListing(brush: PhoneBrush) {
  const { random, palette, brand } = brush;
  const [screen = '', next = ''] = pickScreens(brush);
  const [one, two, three] = palette.hues;
  const isRight = random.chance(0.5);
  const x = isRight ? 36 : 216;
  return [
    stage(brush),
    place(isRight ? 336 : 64, 196, 1.06, isRight ? 9 : -9, phone(brush, 'behind', next)),
    place(isRight ? 262 : 138, 168, 1.18, isRight ? 9 : -9, phone(brush, 'before', screen)),
    shadow(rect(x, 82, 58, 58, '#000', { rx: 15, opacity: 0.35 })),
    rect(x, 76, 58, 58, one, { rx: 15 }),
    placeMark(pickMark(random), x + 29, 105, 40, palette.panel, three),
    lettering(brand, {
      x,
      y: 174,
      size: brand.length > 6 ? 27 : 34,
      fill: palette.text,
      tracking: -45,
    }),
    repeat(5, (index) =>
      group(
        `translate(${x + 7 + index * 17} 192) scale(.78)`,
        path('M0 -9L2.6 -3L9 -2.400L4 2L5.6 8.500L0 5L-5.6 8.500L-4 2L-9 -2.400L-2.6 -3Z', three),
      ),
    ),
    rect(x, 208, 74, 24, two, { rx: 12 }),
    rect(x + 18, 218, 38, 4.5, palette.panel, { rx: 2.2 }),
  ].join('');
}

/** A watch beside a phone. */
function watchAndPhone(brush: PhoneBrush) {
  const { random, palette } = brush;
  const [screen = ''] = pickScreens(brush);
  const [one, two, three] = palette.hues;
  const strap = random.pick(palette.hues);
  return [
    stage(brush),
    place(122, 166, 1.14, -8, phone(brush, 'phone', screen)),
    group(
      'translate(286 152) rotate(8)',
      path('M-34 -170H34L40 -40H-40Z', strap),
      path('M-34 170H34L40 40H-40Z', strap),
      repeat(5, (index) => circle(0, 100 + index * 14, 3, '#000', { opacity: 0.25 })),
      shadow(rect(-54, -52, 108, 124, '#000', { rx: 32, opacity: 0.5 })),
      rect(-54, -62, 108, 124, '#16141d', { rx: 32 }),
      rect(52, -22, 8, 26, '#3b3745', { rx: 4 }),
      clip(
        'dial',
        rect(-46, -54, 92, 108, '#000', { rx: 25 }),
        rect(-46, -54, 92, 108, '#0b0a10'),
        ...[one, two, three].map(
          (color, index) =>
            ring(0, -6, 36 - index * 10, color, 7.5, { opacity: 0.25 }) +
            stroke(arcPath(0, -6, 36 - index * 10, 0, random.between(160, 330)), color, 7.5),
        ),
        lettering(`${random.whole(7, 12)}:${random.whole(10, 58)}`, {
          x: 0,
          y: 48,
          size: 15,
          fill: '#ffffff',
          align: 'middle',
        }),
      ),
    ),
  ].join('');
}

/** A home screen's icons, large. */
function appIcons(brush: PhoneBrush) {
  const { random, palette, brand } = brush;
  const colors = [...palette.hues, palette.text];
  return [
    rect(0, 0, 400, 300, palette.stage),
    repeat(15, (index) => {
      const x = -22 + (index % 5) * 94;
      const y = -14 + Math.floor(index / 5) * 112 + (index % 2 ? 26 : 0);
      const color = colors[(index * 2 + random.whole(0, 4)) % colors.length] ?? palette.text;
      const second = random.pick(palette.hues.filter((hue) => hue !== color));
      const isChosen = index === 7;
      const initial = brand[0] ?? 'M';
      return [
        shadow(rect(x, y + 8, 78, 78, '#000', { rx: 20, opacity: 0.35 })),
        rect(x, y, 78, 78, isChosen ? palette.hues[0] : color, { rx: 20 }),
        rect(x, y, 78, 39, '#fff', { rx: 20, opacity: 0.07 }),
        index === 7
          ? lettering(initial, {
              x: x + 39,
              y: y + 59,
              size: 58,
              fill: palette.panel,
              align: 'middle',
            })
          : placeMark(pickMark(random), x + 39, y + 39, 52, palette.panel, second),
      ].join('');
    }),
  ].join('');
}

/** Screens of a prototype, joined by the ways between them. */
function prototype(brush: PhoneBrush) {
  const { palette, random } = brush;
  const screens = pickScreens(brush);
  const way = palette.hues[1];
  const positions = [
    [24, 40],
    [130, 92],
    [236, 26],
    [342, 84],
  ] as const;
  return [
    rect(0, 0, 400, 300, palette.stage),
    repeat(27, (column) =>
      repeat(20, (row) =>
        circle(8 + column * 15, 8 + row * 15, 0.9, palette.dim, { opacity: 0.5 }),
      ),
    ),
    ...positions.map(([x, y], index) =>
      [
        shadow(rect(x, y + 8, 82, 172, '#000', { rx: 11, opacity: 0.35 })),
        clip(
          `step${index}`,
          rect(x, y, 82, 172, '#000', { rx: 11 }),
          rect(x, y, 82, 172, palette.panel),
          group(`translate(${x} ${y - 4}) scale(.7455 .765)`, screens[index] ?? ''),
        ),
        rect(x, y - 12, 34, 5, palette.dim, { rx: 2.5 }),
      ].join(''),
    ),
    ...positions.slice(0, 3).map(([x, y], index) => {
      const [nextX, nextY] = positions[index + 1] ?? [x, y];
      const from = y + random.between(90, 140);
      const to = nextY + 60;
      return [
        stroke(
          `M${x + 70} ${from}C${x + 112} ${from} ${nextX - 34} ${to} ${nextX - 5} ${to}`,
          way,
          3,
        ),
        circle(x + 70, from, 5, way),
        path(`M${nextX - 9} ${to - 6}L${nextX + 1} ${to}L${nextX - 9} ${to + 6}Z`, way),
      ].join('');
    }),
  ].join('');
}

/** Screens in layers, seen from the side. */
function layers(brush: PhoneBrush) {
  const { palette } = brush;
  const [first = '', second = ''] = pickScreens(brush);
  const tilt = 'matrix(.86 .42 -.86 .42';
  const layer = (x: number, y: number, drawing: string) =>
    group(`${tilt} ${x} ${y}) scale(1.16)`, drawing);
  return [
    stage(brush),
    ellipse(204, 246, 150, 36, '#000', { opacity: 0.18 }),
    layer(246, 112, rect(0, 0, phoneWidth, phoneHeight, '#16141d', { rx: 22 })),
    layer(
      246,
      106,
      rect(0, 0, phoneWidth, phoneHeight, '#2c2937', { rx: 22 }) +
        clip(
          'lower',
          rect(6, 6, 110, 234, '#000', { rx: 17 }),
          rect(6, 6, 110, 234, palette.raised),
          group('translate(6 6)', second),
        ),
    ),
    layer(246, 66, rect(6, 6, 110, 234, hueAt(palette, 0), { rx: 17, opacity: 0.4 })),
    layer(
      246,
      26,
      clip(
        'upper',
        rect(6, 6, 110, 234, '#000', { rx: 17 }),
        rect(6, 6, 110, 234, palette.panel),
        group('translate(6 6)', first),
      ),
    ),
  ].join('');
}

/** Scenes of apps on phones and watches. Each is 400 × 300. */
export const phoneScenes = {
  singlePhone,
  twoPhones,
  threePhones,
  storeListing,
  watchAndPhone,
  appIcons,
  prototype,
  layers,
};
