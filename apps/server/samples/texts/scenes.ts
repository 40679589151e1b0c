import type { PictureSubject } from '../pictures/composePicture.ts';

/** What there is to say about a picture. */
export interface SceneText {
  /** What it shows, for those who cannot see it. */
  shows: (brand: string) => string;
  /** By what a service is known whose cover it is. */
  tags: readonly string[];
}

/** What there is to say about each picture of the samples. */
export const sceneTexts: Record<PictureSubject['scene'], SceneText> = {
  sunrise: {
    shows: (brand) => `A poster of ${brand}: a large sun behind blue mountains`,
    tags: ['poster', 'illustration', 'print'],
  },
  tiles: {
    shows: () => 'A pattern of tiles with quarter circles, leaves and triangles',
    tags: ['pattern', 'textile', 'geometric'],
  },
  brandBoard: {
    shows: (brand) =>
      `The identity of ${brand} on one board: logo, type, a row of colours and a pattern`,
    tags: ['logo', 'branding', 'identity'],
  },
  stationery: {
    shows: (brand) => `A letterhead, cards and an envelope of ${brand}, lying on a table`,
    tags: ['stationery', 'business cards', 'print'],
  },
  packaging: {
    shows: (brand) => `A box, a tin and a pouch of ${brand}, side by side`,
    tags: ['packaging', 'labels', 'food'],
  },
  gallery: {
    shows: () => 'Three framed prints on a wall above a low shelf',
    tags: ['art print', 'illustration', 'interior'],
  },
  swissPoster: {
    shows: (brand) => `A typographic poster of ${brand} with one very large figure`,
    tags: ['poster', 'typography', 'exhibition'],
  },
  stillLife: {
    shows: () => 'A drawn still life: branches in a vase, and fruit beside it',
    tags: ['illustration', 'botanical', 'menu'],
  },
  record: {
    shows: (brand) => `The sleeve of a record by ${brand}, with the record half pulled out`,
    tags: ['album cover', 'music', 'illustration'],
  },
  emblem: {
    shows: (brand) => `A round emblem with a snowy mountain and the name ${brand}`,
    tags: ['logo', 'badge', 'outdoor'],
  },
  books: {
    shows: (brand) => `Three upright books with drawn covers, the middle one called ${brand}`,
    tags: ['book cover', 'typography', 'print'],
  },
  letterMark: {
    shows: (brand) =>
      `The first letter of ${brand} as a logo, with the circles that it is built on`,
    tags: ['logo', 'monogram', 'minimal'],
  },

  editor: {
    shows: () => 'A window of an editor with coloured lines of code and a list of files',
    tags: ['react', 'typescript', 'code'],
  },
  dashboard: {
    shows: (brand) => `A dashboard of ${brand} with three figures, a line chart and bars`,
    tags: ['dashboard', 'data', 'charts'],
  },
  landingPage: {
    shows: (brand) => `The first screen of ${brand}: “Made to be read”, two buttons and a portrait`,
    tags: ['landing page', 'figma', 'html'],
  },
  shop: {
    shows: (brand) => `The shop of ${brand}: eight products with their prices`,
    tags: ['online shop', 'payments', 'catalogue'],
  },
  speedReport: {
    shows: () => 'A report that gives a page 96 points, with a chart of what loads when',
    tags: ['performance', 'web vitals', 'audit'],
  },
  architecture: {
    shows: () => 'Blocks of different heights on a grid, joined by dotted lines',
    tags: ['architecture', 'backend', 'database'],
  },
  flow: {
    shows: () => 'Steps of a flow as cards, joined by lines from left to right',
    tags: ['automation', 'integration', 'e-mail'],
  },
  responsive: {
    shows: () => 'The same page on a screen, a tablet and a phone',
    tags: ['responsive', 'css', 'mobile'],
  },
  magazine: {
    shows: (brand) => `An article in the magazine ${brand}, with a large picture and an initial`,
    tags: ['blog', 'publishing', 'typography'],
  },
  terminal: {
    shows: () => 'A terminal in which every step of a deployment is ticked, before a globe',
    tags: ['deployment', 'automation', 'testing'],
  },

  singlePhone: {
    shows: (brand) => `The app of ${brand} on a phone, with three of its messages beside it`,
    tags: ['flutter', 'app', 'interface'],
  },
  twoPhones: {
    shows: (brand) => `Two phones: a map with a route, and the first screen of ${brand}`,
    tags: ['app design', 'ios', 'android'],
  },
  threePhones: {
    shows: (brand) => `Three phones: the weather, the first screen of ${brand} and a wallet`,
    tags: ['interface', 'app design', 'screens'],
  },
  storeListing: {
    shows: (brand) => `How ${brand} stands in a store of apps: icon, five stars and its screens`,
    tags: ['app store', 'play store', 'screenshots'],
  },
  watchAndPhone: {
    shows: (brand) => `The app of ${brand} on a phone, and its rings of the day on a watch`,
    tags: ['watch', 'wearable', 'health'],
  },
  appIcons: {
    shows: () => 'Rows of icons with suns, waves, mountains, letters and moons',
    tags: ['icons', 'app icon', 'theme'],
  },
  prototype: {
    shows: (brand) => `Screens of ${brand} side by side, joined by arrows from touch to touch`,
    tags: ['prototype', 'user test', 'figma'],
  },
  layers: {
    shows: () => 'A phone lying flat, its screens floating above it in layers',
    tags: ['mock-up', 'animation', 'showcase'],
  },

  platformer: {
    shows: () => 'Pixel art of a platform game at night: a hero, chests and a full moon',
    tags: ['pixel art', 'platformer', 'animation'],
  },
  spaceShooter: {
    shows: () => 'Pixel art of a space game: one ship below, rows of enemies above',
    tags: ['arcade', 'shooter', 'browser game'],
  },
  dungeon: {
    shows: () => 'Pixel art of a dungeon seen from above: a knight, a skull, a chest and potions',
    tags: ['tileset', 'dungeon', 'rpg'],
  },
  village: {
    shows: () => 'Pixel art of a village seen from above: houses, paths and trees',
    tags: ['godot', 'tileset', 'prototype'],
  },
  voxelIsland: {
    shows: () => 'An island of small cubes with snow and fir trees, floating in the sky',
    tags: ['voxel', '3d', 'low poly'],
  },
  spriteSheet: {
    shows: (brand) => `A sheet of sprites of ${brand}: skulls, chests and ships in five steps each`,
    tags: ['sprites', 'animation', 'pixel art'],
  },
  racing: {
    shows: () => 'A racing game: a red car on a road that runs towards a low sun',
    tags: ['racing', 'arcade', 'retro'],
  },
  city: {
    shows: () => 'Pixel art of roofs at night, with lit windows and a crescent moon',
    tags: ['pixel art', 'background', 'city'],
  },
  puzzle: {
    shows: (brand) => `A puzzle of ${brand}: rows of coloured gems beside the points`,
    tags: ['puzzle', 'match three', 'levels'],
  },
  cardGame: {
    shows: (brand) => `Five cards of the game ${brand}, held like a fan`,
    tags: ['card game', 'illustration', 'board game'],
  },
};
