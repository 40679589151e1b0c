import type { Sprite } from './pixelCanvas.ts';

/** d outline, h clothes, s skin, l light, t treasure, e enemy, g green, b brown. */

export const hero: Sprite = [
  '...dddd...',
  '..dhhhhd..',
  '.dhhhhhhd.',
  '.dsssssd..',
  '.dsdsdsd..',
  '.dsssssd..',
  '..dtttd...',
  '.dhhhhhd..',
  'dshhhhhsd.',
  'ddhhhhhdd.',
  '..dbdbd...',
  '..dbdbd...',
  '.ddd.ddd..',
];

export const knight: Sprite = [
  '...ddddd....',
  '..dlllled...',
  '.dlllllld...',
  '.dldddddd...',
  '.dllllllldl.',
  '..dlllld.dl.',
  '.dhhhhhhddl.',
  'dthhllhhhdl.',
  'dthhllhhdtt.',
  'ddhhhhhhd.d.',
  '..dld.dld...',
  '..dldddld...',
  '..ddd.ddd...',
];

export const slime: Sprite = [
  '....dddd....',
  '..ddeeeedd..',
  '.deelleeeed.',
  '.delleeeeed.',
  'deeedeeedeed',
  'deeedeeedeed',
  'deeeeeeeeeed',
  'deeeeddeeeed',
  '.dddddddddd.',
];

export const bat: Sprite = [
  'd..........d',
  'dd..d..d..dd',
  'deddeddeddede',
  'deeeeeeeeeed',
  '.deeleeleed.',
  '..deeeeeed..',
  '...deddedd..',
  '....d..d....',
];

export const skull: Sprite = [
  '..dddddd..',
  '.dlllllld.',
  'dlllllllld',
  'dlddllddld',
  'dlddllddld',
  'dllleelllD',
  '.dlllllld.',
  '..dldldd..',
  '..dldldd..',
];

export const coin: Sprite = ['.ddd.', 'dtttd', 'dtltd', 'dtltd', 'dtttd', '.ddd.'];

export const heart: Sprite = ['.ee.ee.', 'eleeeee', 'eeeeeee', '.eeeee.', '..eee..', '...e...'];

export const star: Sprite = [
  '...t...',
  '...t...',
  '.ttltt.',
  'ttlltt.',
  '.ttttt.',
  '.tt.tt.',
  '.t...t.',
];

export const chest: Sprite = [
  '.dddddddddd.',
  'dbbbbbbbbbbd',
  'dbtbbbbbbtbd',
  'dddddddddddd',
  'dbbbbttbbbbd',
  'dbtbbtdbbtbd',
  'dbbbbttbbbbd',
  'dddddddddddd',
];

export const pine: Sprite = [
  '.....g.....',
  '....ggg....',
  '....gng....',
  '...ggngg...',
  '..ggnnggg..',
  '...gggng...',
  '..ggnggng..',
  '.gggnngggg.',
  '..ggggngg..',
  '.ggnggnggg.',
  'gggnnggngggg',
  '....bb.....',
  '....bb.....',
];

export const tree: Sprite = [
  '...gggggg...',
  '..gglgggggg.',
  '.gllggggggg.',
  '.glgggggggng',
  'gggggggggnng',
  'gggggggggnng',
  '.gggggggnng.',
  '..ggnnnngg..',
  '....bbd.....',
  '....bbd.....',
  '...bbbbd....',
];

export const house: Sprite = [
  '.......dd.......',
  '.....ddeedd.....',
  '...ddeeeeeedd...',
  '.ddeeeeeeeeeedd.',
  'deeeeeeeeeeeeeed',
  'dddddddddddddddd',
  '.dlllllllllllld.',
  '.dlttldddldttld.',
  '.dlttldbdlttlld.',
  '.dlllldbdlllldd.',
  '.dlllldbdllllld.',
  '.dddddddddddddd.',
];

export const ship: Sprite = [
  '.....dd.....',
  '.....dd.....',
  '....dlld....',
  '....dlld....',
  '...dlhhld...',
  '...dlhhld...',
  '..dllllllld.',
  '.dhldllldhhd',
  'dhhldlldlhhd',
  'dhddllllddhd',
  'dd..dttd..dd',
  '.....tt.....',
  '.....tt.....',
];

export const invader: Sprite = [
  '..e.....e..',
  '...e...e...',
  '..eeeeeee..',
  '.eeleeelee.',
  'eeeeeeeeeee',
  'e.eeeeeee.e',
  'e.e.....e.e',
  '...ee.ee...',
];

export const saucer: Sprite = [
  '....dddd....',
  '...dlllld...',
  '..dlllllld..',
  '.deeeeeeeed.',
  'deteeteeteed',
  '.dddddddddd.',
  '..t..tt..t..',
];

export const car: Sprite = [
  '......dddddd......',
  '....ddhhhhhhdd....',
  '...dhddddddddhd...',
  '..dhdllllllllldd..',
  '.ddhhhhhhhhhhhhdd.',
  'deehhhhhhhhhhhheed',
  'dtthhhddddddhhhttd',
  'dhhhhhdlllldhhhhhd',
  'dddddddddddddddddd',
  'dddd..........dddd',
  '.dd............dd.',
];

export const cactus: Sprite = [
  '...gg...',
  '...gg.g.',
  'g..gg.g.',
  'g..gg.g.',
  'g..gggg.',
  'gggnn...',
  '...gn...',
  '...gn...',
  '...gn...',
];
