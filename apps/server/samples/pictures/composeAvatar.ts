import { createRandom } from '../createRandom.ts';
import { printPalettes } from './palettes.ts';
import { circle, element, ellipse, path, rect, ring, stroke } from './shapes.ts';

const skins = [
  ['#f1c7a3', '#e0a67e'],
  ['#d99f75', '#bf7f55'],
  ['#a96f48', '#8d5734'],
  ['#7b4a2d', '#613820'],
] as const;

const hairColors = ['#1f1a22', '#2f211c', '#43291d', '#7d7884'];

/** A portrait in a few shapes as an SVG of 200 × 200 units. The same seed gives the same person. */
export function composeAvatar(seed: number) {
  const random = createRandom(seed);
  const { paper, soft, main, second, accent, ink } = random.pick(printPalettes);
  const [skin, shade] = random.pick(skins);
  const hair = random.pick(hairColors);
  const shirt = random.pick([main, second, ink]);
  const style = random.whole(0, 5);

  const behind = [
    '',
    path('M52 96C44 30 156 30 148 96L156 168H44Z', hair),
    path('M58 92C52 40 148 40 142 92L140 124H60Z', hair),
    '',
    circle(100, 38, 19, hair),
    '',
  ];
  const above = [
    path('M60 92C56 44 144 40 140 92C132 74 118 66 100 70C84 66 68 74 60 92Z', hair),
    path('M58 104C54 46 146 46 142 104C140 80 128 68 112 62C96 82 74 80 58 104Z', hair),
    path('M58 92C56 44 142 42 142 92C134 78 130 72 118 70C100 76 78 74 58 92Z', hair),
    path('M61 82C58 50 142 50 139 82C128 66 72 66 61 82Z', hair),
    path('M59 94C54 44 146 44 141 94C134 70 116 62 100 62S66 70 59 94Z', hair),
    [72, 88, 104, 120, 64, 134]
      .map((x, index) => circle(x, index > 3 ? 74 : 62, 16, hair))
      .join(''),
  ];
  const beard = path(
    'M62 104C62 150 138 150 138 104C134 122 120 124 100 122C80 124 66 122 62 104Z',
    hair,
  );

  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 200 200', width: 512, height: 512 },
    [
      rect(0, 0, 200, 200, random.pick([soft, paper, accent])),
      circle(
        random.between(30, 170),
        random.between(30, 80),
        random.between(50, 80),
        random.pick([main, second, accent]),
        {
          opacity: 0.28,
        },
      ),
      behind[style] ?? '',
      path('M18 204C18 164 56 150 100 150S182 164 182 204Z', shirt),
      path('M84 124H116V154Q100 172 84 154Z', shade),
      path('M76 152Q100 178 124 152L118 148Q100 164 82 148Z', paper, { opacity: 0.85 }),
      ellipse(61, 100, 8, 11, shade),
      ellipse(139, 100, 8, 11, shade),
      path('M62 84C62 50 138 50 138 84V104C138 128 120 142 100 142S62 128 62 104Z', skin),
      (style === 0 || style === 3) && random.chance(0.5) ? beard : '',
      above[style] ?? '',
      circle(84, 98, 4.2, ink),
      circle(116, 98, 4.2, ink),
      stroke('M76 87Q84 82 91 86', hair, 3.2),
      stroke('M109 86Q116 82 124 87', hair, 3.2),
      stroke('M100 98Q103 108 98 111', shade, 2.6),
      stroke('M88 122Q100 131 112 122', style % 2 ? '#8c3a35' : ink, 3.2),
      random.chance(0.4)
        ? ring(84, 98, 12, ink, 2.6) +
          ring(116, 98, 12, ink, 2.6) +
          stroke('M96 97Q100 94 104 97', ink, 2.6)
        : '',
    ].join(''),
  );
}
