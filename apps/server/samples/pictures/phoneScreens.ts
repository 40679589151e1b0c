import type { Random } from '../createRandom.ts';
import { lettering } from './lettering.ts';
import { pickMark, placeMark } from './marks.ts';
import type { ScreenPalette } from './palettes.ts';
import { arcPath, circle, group, path, rect, repeat, ring, smoothPath, stroke } from './shapes.ts';

/** What a screen or a scene of phones is made from. */
export interface PhoneBrush {
  random: Random;
  palette: ScreenPalette;
  /** The name that the app has. */
  brand: string;
}

export const hueAt = ({ hues }: ScreenPalette, index: number) =>
  hues[index % hues.length] ?? hues[0];

const bar = (x: number, y: number, width: number, color: string, height = 5) =>
  rect(x, y, width, height, color, { rx: height / 2 });

const heading = (text: string, palette: ScreenPalette) =>
  lettering(text, { x: 10, y: 38, size: 15, fill: palette.text, tracking: -35 });

const tabBar = (palette: ScreenPalette, chosen: number) =>
  rect(0, 202, 110, 28, palette.raised) +
  repeat(4, (index) =>
    index === chosen
      ? rect(9 + index * 25, 208, 18, 14, hueAt(palette, 0), { rx: 7 })
      : circle(18 + index * 25, 215, 4, palette.dim),
  );

/** Money: a card, a curve and the last payments. */
function wallet({ random, palette }: PhoneBrush) {
  const [one, two, three] = palette.hues;
  return [
    heading('Wallet', palette),
    rect(10, 48, 90, 54, one, { rx: 9 }),
    circle(84, 62, 20, three, { opacity: 0.55 }),
    lettering(`Rs.${random.whole(11, 98)}50`, { x: 18, y: 72, size: 14, fill: palette.panel }),
    bar(18, 86, 40, palette.panel, 4),
    repeat(9, (index) => {
      const height = random.between(8, 30);
      return rect(12 + index * 10, 142 - height, 6, height, index === 6 ? two : one, {
        rx: 3,
        opacity: index === 6 ? 1 : 0.45,
      });
    }),
    repeat(3, (index) =>
      [
        circle(19, 160 + index * 18, 6.5, hueAt(palette, index + 1)),
        bar(32, 155 + index * 18, random.whole(26, 40), palette.text, 4),
        bar(32, 162 + index * 18, random.whole(16, 28), palette.dim, 3.5),
        bar(84, 158 + index * 18, 16, index % 2 ? two : palette.text, 4.5),
      ].join(''),
    ),
    tabBar(palette, 0),
  ].join('');
}

/** A song with its cover and controls. */
function player({ random, palette, brand }: PhoneBrush) {
  const [one, two, three, four] = palette.hues;
  const played = random.between(20, 64);
  return [
    bar(40, 24, 30, palette.dim, 4),
    rect(12, 40, 86, 86, two, { rx: 12 }),
    random.pick([
      repeat(3, (index) =>
        stroke(arcPath(55, 110, 10 + index * 13, -90, 90), hueAt(palette, index + 2), 8, {
          'stroke-linecap': 'butt',
        }),
      ),
      circle(55, 83, 28, three) + circle(66, 74, 13, four),
      path('M16 122L42 66L62 96L76 78L94 122Z', four) + circle(74, 60, 10, three),
    ]),
    lettering(brand, { x: 55, y: 148, size: 13, fill: palette.text, align: 'middle' }),
    bar(36, 155, 38, palette.dim, 4),
    bar(14, 170, 82, palette.dim, 3),
    bar(14, 170, played, one, 3),
    circle(14 + played, 171.5, 4, one),
    circle(55, 198, 15, one),
    path('M51 191L62 198L51 205Z', palette.panel),
    path('M32 193L23 198L32 203Z', palette.text),
    path('M78 193L87 198L78 203Z', palette.text),
  ].join('');
}

/** A map with a route and who brings it. */
function map({ random, palette }: PhoneBrush) {
  const [one, two, three] = palette.hues;
  const bend = random.whole(50, 90);
  return [
    rect(0, 0, 110, 230, palette.raised),
    path('M0 40Q50 20 110 60V96Q60 60 0 84Z', three, { opacity: 0.35 }),
    rect(66, 96, 44, 40, two, { opacity: 0.28, rx: 6 }),
    stroke(`M-6 130L116 ${bend}`, palette.panel, 8),
    stroke('M30 -5L52 240', palette.panel, 8),
    stroke('M84 -5L70 240', palette.panel, 6),
    stroke(`M22 124L${44} 117L38 60L80 ${bend - 14}`, one, 4.5),
    circle(22, 124, 6, palette.panel, { stroke: one, 'stroke-width': 4 }),
    path(
      `M80 ${bend - 10}C62 ${bend - 32} 70 ${bend - 46} 80 ${bend - 46}S98 ${bend - 32} 80 ${bend - 10}Z`,
      two,
    ),
    circle(80, bend - 33, 5, palette.panel),
    rect(8, 20, 94, 18, palette.panel, { rx: 9 }),
    circle(19, 29, 4, one),
    bar(28, 27, 44, palette.dim, 4),
    rect(0, 156, 110, 74, palette.panel, { rx: 12 }),
    bar(45, 162, 20, palette.dim, 3),
    circle(22, 182, 11, three),
    bar(40, 175, 44, palette.text, 5),
    bar(40, 185, 30, palette.dim, 4),
    rect(10, 202, 90, 18, one, { rx: 9 }),
    bar(38, 209, 34, palette.panel, 4),
  ].join('');
}

/** A talk in bubbles. */
function chat({ random, palette }: PhoneBrush) {
  const [one, two, three] = palette.hues;
  let y = 46;
  return [
    circle(20, 28, 8, three),
    bar(34, 22, 36, palette.text, 5),
    bar(34, 31, 22, two, 3.5),
    repeat(6, (index) => {
      const isOwn = index % 3 === 1 || index === 5;
      const width = random.whole(42, 70);
      const height = random.pick([17, 25]);
      if (y + height > 196) return '';
      const x = isOwn ? 100 - width : 10;
      const drawn = [
        rect(x, y, width, height, isOwn ? one : palette.raised, { rx: 8.5 }),
        bar(x + 8, y + 7, width - 18, isOwn ? palette.panel : palette.dim, 3.5),
        height > 20
          ? bar(x + 8, y + 14.5, width * 0.5, isOwn ? palette.panel : palette.dim, 3.5)
          : '',
      ].join('');
      y += height + 7;
      return drawn;
    }),
    rect(8, 204, 94, 18, palette.raised, { rx: 9 }),
    bar(18, 211, 40, palette.dim, 4),
    circle(92, 213, 7, one),
  ].join('');
}

/** Rings of a day's movement. */
function fitness({ random, palette }: PhoneBrush) {
  const [one, two, three] = palette.hues;
  return [
    heading('Today', palette),
    ...[one, two, three].map(
      (color, index) =>
        ring(55, 88, 36 - index * 10, color, 7.5, { opacity: 0.2 }) +
        stroke(arcPath(55, 88, 36 - index * 10, 0, random.between(170, 335)), color, 7.5),
    ),
    repeat(2, (index) =>
      [
        rect(10 + index * 47, 138, 43, 30, palette.raised, { rx: 7 }),
        lettering(String(random.whole(12, 98)), {
          x: 17 + index * 47,
          y: 153,
          size: 12,
          fill: palette.text,
        }),
        bar(17 + index * 47, 159, 24, hueAt(palette, index), 4),
      ].join(''),
    ),
    stroke(
      smoothPath(
        Array.from({ length: 7 }, (_, index) => [12 + index * 14.3, random.between(176, 194)]),
      ),
      two,
      2.5,
    ),
    tabBar(palette, 1),
  ].join('');
}

/** The weather of the day and the week. */
function weather({ random, palette }: PhoneBrush) {
  const [one, two, three] = palette.hues;
  return [
    rect(0, 0, 110, 142, one),
    circle(random.between(66, 84), 46, 24, three),
    group(
      'translate(34 62)',
      circle(0, 0, 13, palette.panel),
      circle(16, -7, 17, palette.panel),
      circle(33, 1, 12, palette.panel),
      rect(-2, 0, 36, 13, palette.panel, { rx: 6 }),
    ),
    lettering(`${random.whole(12, 29)}`, { x: 12, y: 118, size: 38, fill: palette.panel }),
    circle(66, 94, 4, 'none', { stroke: palette.panel, 'stroke-width': 2.5 }),
    bar(12, 126, 48, palette.panel, 4),
    repeat(5, (index) => {
      const start = random.between(40, 54);
      return [
        bar(12, 155 + index * 14, 18, palette.text, 4),
        bar(40, 155 + index * 14, 58, palette.raised, 4),
        bar(start, 155 + index * 14, random.between(22, 40), index % 2 ? two : three, 4),
      ].join('');
    }),
  ].join('');
}

/** A dish to order. */
function food({ random, palette, brand }: PhoneBrush) {
  const [one, two, three, four] = palette.hues;
  const bowl = (x: number, y: number, size: number, color: string) =>
    circle(x, y, size, palette.panel) +
    circle(x, y, size * 0.84, color) +
    repeat(5, (index) =>
      circle(
        x + Math.cos(index * 1.4) * size * 0.42,
        y + Math.sin(index * 1.4) * size * 0.42,
        size * 0.2,
        [three, four, two][index % 3] ?? three,
      ),
    );
  return [
    rect(0, 0, 110, 112, two, { opacity: 0.9 }),
    bowl(55, 70, 40, one),
    lettering(brand, { x: 10, y: 132, size: 13.5, fill: palette.text }),
    repeat(5, (index) =>
      circle(13 + index * 8, 141, 2.8, index < random.whole(3, 5) ? three : palette.dim),
    ),
    repeat(2, (index) =>
      [
        rect(10 + index * 47, 150, 43, 44, palette.raised, { rx: 7 }),
        bowl(31 + index * 47, 166, 12, index ? one : four),
        bar(17 + index * 47, 184, 24, palette.dim, 4),
      ].join(''),
    ),
    rect(10, 202, 90, 19, one, { rx: 9.5 }),
    bar(36, 209.5, 38, palette.panel, 4),
  ].join('');
}

/** A month with its meetings. */
function calendar({ random, palette }: PhoneBrush) {
  const month = random.pick(['March', 'April', 'May', 'June', 'July', 'August']);
  const chosen = random.whole(8, 24);
  return [
    heading(month, palette),
    repeat(30, (index) => {
      const x = 14 + (index % 7) * 13.7;
      const y = 56 + Math.floor(index / 7) * 14;
      return index === chosen
        ? circle(x, y, 7, hueAt(palette, 0)) + circle(x, y, 2, palette.panel)
        : circle(
            x,
            y,
            random.chance(0.2) ? 3.5 : 2.2,
            random.chance(0.22) ? hueAt(palette, index) : palette.dim,
          );
    }),
    repeat(3, (index) =>
      [
        rect(10, 130 + index * 24, 90, 20, palette.raised, { rx: 6 }),
        rect(10, 130 + index * 24, 4, 20, hueAt(palette, index + 1), { rx: 2 }),
        bar(20, 135 + index * 24, random.whole(30, 50), palette.text, 4),
        bar(20, 142 + index * 24, random.whole(20, 36), palette.dim, 3.5),
        circle(90, 140 + index * 24, 5, hueAt(palette, index)),
      ].join(''),
    ),
    tabBar(palette, 2),
  ].join('');
}

/** Pictures of friends. */
function feed({ random, palette, brand }: PhoneBrush) {
  const [one, two, three, four] = palette.hues;
  return [
    lettering(brand, { x: 10, y: 34, size: 13, fill: palette.text }),
    repeat(
      4,
      (index) =>
        ring(21 + index * 24, 53, 9.5, hueAt(palette, index), 2.5) +
        circle(21 + index * 24, 53, 6.5, hueAt(palette, index + 1)),
    ),
    rect(10, 72, 90, 74, two, { rx: 9 }),
    circle(random.between(36, 80), 98, 17, three),
    path('M10 138Q34 104 58 126T100 118V137Q100 146 91 146H19Q10 146 10 138Z', four),
    circle(17, 157, 4.5, one),
    circle(30, 157, 4.5, palette.dim),
    bar(66, 155, 34, palette.dim, 4),
    bar(10, 168, 74, palette.text, 4),
    bar(10, 176, 52, palette.dim, 4),
    rect(10, 188, 90, 20, three, { rx: 6, opacity: 0.6 }),
    tabBar(palette, 0),
  ].join('');
}

/** The first screen of an app, with a picture and two ways on. */
function welcome({ random, palette, brand }: PhoneBrush) {
  const [one, two, three, four] = palette.hues;
  return [
    rect(0, 0, 110, 230, one),
    circle(20, 40, 42, two, { opacity: 0.6 }),
    circle(96, 96, 36, three, { opacity: 0.9 }),
    path('M0 156Q40 112 74 134T110 124V230H0Z', four),
    placeMark(pickMark(random), 55, 92, 58, palette.panel, palette.text),
    rect(0, 150, 110, 80, palette.panel, { rx: 14 }),
    lettering(brand, { x: 55, y: 175, size: 15, fill: palette.text, align: 'middle' }),
    bar(28, 182, 54, palette.dim, 4),
    rect(12, 194, 86, 17, one, { rx: 8.5 }),
    bar(38, 200.5, 34, palette.panel, 4),
    bar(42, 217, 26, palette.dim, 3.5),
  ].join('');
}

/** Lessons with how far one has come. */
function lessons({ random, palette }: PhoneBrush) {
  return [
    heading('Learn', palette),
    rect(10, 46, 90, 46, hueAt(palette, 0), { rx: 9 }),
    path('M72 92L84 58L100 84V84Q100 92 91 92Z', hueAt(palette, 2)),
    bar(19, 58, 38, palette.panel, 5),
    bar(19, 68, 26, palette.panel, 4),
    repeat(4, (index) => {
      const share = random.between(0.2, 1);
      return [
        rect(10, 100 + index * 25, 90, 21, palette.raised, { rx: 6 }),
        rect(14, 104 + index * 25, 13, 13, hueAt(palette, index + 1), { rx: 4 }),
        bar(33, 105 + index * 25, random.whole(26, 44), palette.text, 4),
        bar(33, 113 + index * 25, 58, palette.dim, 3),
        bar(33, 113 + index * 25, 58 * share, hueAt(palette, index + 1), 3),
      ].join('');
    }),
    tabBar(palette, 3),
  ].join('');
}

/** Each is 110 × 230 with the origin at its upper left corner. */
const screens = [
  wallet,
  player,
  map,
  chat,
  fitness,
  weather,
  food,
  calendar,
  feed,
  welcome,
  lessons,
];

/** Different screens of one app, in any order. */
export const pickScreens = (brush: PhoneBrush) =>
  brush.random.shuffle(screens).map((draw) => draw(brush));
