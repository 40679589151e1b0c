import type { SampleCategory } from './SampleService.ts';
import { demoAccounts } from '../../src/people/index.ts';

/** Somebody of the sample data. */
export interface SamplePerson {
  fullname: string;
  email: string;
  from: string;
  bio: string;
  /** Which portrait; without one the person shows an initial. */
  avatarSeed?: number;
}

/** Somebody who also offers services. */
export interface SampleSeller extends SamplePerson {
  category: SampleCategory;
  /** How many services of the category. */
  services: number;
}

const emailOf = (fullname: string) => {
  const plain = fullname
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return `${plain.replaceAll(/[^a-z]+/g, '.')}@example.com`;
};

const seller = (
  category: SampleCategory,
  services: number,
  fullname: string,
  from: string,
  bio: string,
  avatarSeed?: number,
): SampleSeller => ({
  fullname,
  email: emailOf(fullname),
  from,
  bio,
  category,
  services,
  ...(avatarSeed !== undefined && { avatarSeed }),
});

/** 24 sellers, the longest on the market first. Each category's services add up to 40. */
export const sellers: readonly SampleSeller[] = [
  {
    ...demoAccounts.seller,
    from: 'Kathmandu',
    bio: 'Brand designer. Ten years of small studios and big paper.',
    category: 'Graphics-And-Design',
    services: 9,
  },
  seller(
    'Web-Programming',
    8,
    'Dev Karki',
    'Lalitpur',
    'I build web apps that stay quick when they grow. Before that I repaired bicycles; the habit of oiling things stayed.',
  ),
  seller(
    'Mobile-Apps',
    8,
    'Anil Gurung',
    'Pokhara',
    'Apps from sketch to store. Two of mine have more than a million installs, most have a few thousand people who love them.',
    27,
  ),
  seller(
    'Game-Development',
    9,
    'Sara Thapa',
    'Bhaktapur',
    'Pixel artist and animator. I like small canvases and large feelings.',
    18,
  ),
  seller(
    'Web-Programming',
    7,
    'Ishan Rai',
    'Dharan',
    'Performance engineer. I bring numbers to opinions.',
  ),
  seller(
    'Graphics-And-Design',
    8,
    'Pooja Rana',
    'Kathmandu',
    'Illustrator for festivals, magazines and other short-lived, beautiful things.',
    10,
  ),
  seller(
    'Mobile-Apps',
    7,
    'Rohan Joshi',
    'Pune',
    'Flutter since before it was called stable. I finish what I start.',
  ),
  seller(
    'Game-Development',
    7,
    'Nima Lama',
    'Kathmandu',
    'Game designer. I prototype fast and throw away gladly.',
    38,
  ),
  seller(
    'Graphics-And-Design',
    7,
    'Lena Brandt',
    'Hamburg',
    'Typography, grids, quiet colours. Formerly in-house at a publisher.',
  ),
  seller(
    'Web-Programming',
    7,
    'Arjun Nair',
    'Kochi',
    'Back ends, databases, and the documents that explain them.',
    33,
  ),
  {
    ...demoAccounts.buyer,
    from: 'Biratnagar',
    bio: 'I run a small tea company and draw its labels myself. Sometimes I draw for others, too.',
    category: 'Graphics-And-Design',
    services: 4,
  },
  seller(
    'Mobile-Apps',
    7,
    'Mei Tanaka',
    'Osaka',
    'Interface designer for phones and watches. Less, but finished.',
    20,
  ),
  seller(
    'Game-Development',
    6,
    'Tomás Herrera',
    'Valparaíso',
    'Programmer of jumps, shaders and bosses. Seven shipped games, two of them good.',
  ),
  seller(
    'Web-Programming',
    6,
    'Sunita Adhikari',
    'Chitwan',
    'Front end with a weakness for accessibility. Your keyboard users will write to you.',
  ),
  seller(
    'Graphics-And-Design',
    6,
    'Kabir Malhotra',
    'New Delhi',
    'Packaging and labels for food, drink and cosmetics. I know my way around a printing hall.',
    16,
  ),
  seller(
    'Mobile-Apps',
    6,
    'Amara Okafor',
    'Lagos',
    'Product designer. I test with real people, always, even when there is no time.',
    31,
  ),
  seller(
    'Game-Development',
    6,
    'Bibek Maharjan',
    'Kirtipur',
    'Tiles, villages, weather. If it fits on a grid I will draw it.',
  ),
  seller(
    'Web-Programming',
    6,
    'Elif Demir',
    'Izmir',
    'Shops and payments. I sleep well because I write tests.',
    2,
  ),
  seller(
    'Graphics-And-Design',
    6,
    'Prakash Shahi',
    'Nepalgunj',
    'Logos and signs, drawn by hand first. My father painted trucks.',
  ),
  seller(
    'Mobile-Apps',
    6,
    'Ravi Deshmukh',
    'Nagpur',
    'Native Android, with respect for old phones and slow networks.',
    14,
  ),
  seller(
    'Game-Development',
    6,
    'Ingrid Solberg',
    'Bergen',
    'Voxel builder and level designer. Rain outside, islands inside.',
  ),
  seller(
    'Web-Programming',
    6,
    'Gopal Bista',
    'Butwal',
    'Automation, scripts and servers. I make computers do the boring part.',
  ),
  seller(
    'Mobile-Apps',
    6,
    'Tenzin Dolma',
    'Mustang',
    'I design apps for people who are in the mountains more than online.',
    12,
  ),
  seller(
    'Game-Development',
    6,
    'Marek Nowak',
    'Kraków',
    'Card and board games, on paper and on screens. I count everything.',
  ),
];

const buyer = (fullname: string, from: string, bio: string, avatarSeed?: number): SamplePerson => ({
  fullname,
  email: emailOf(fullname),
  from,
  bio,
  ...(avatarSeed !== undefined && { avatarSeed }),
});

/** People who only buy and review. */
export const buyers: readonly SamplePerson[] = [
  buyer('Ram Adhikari', 'Kathmandu', 'Café owner. Two branches, one espresso machine that works.'),
  buyer('Julia Weber', 'Vienna', 'I organise a film festival that is larger than my flat.', 30),
  buyer('Sanjay Poudel', 'Hetauda', ''),
  buyer('Anjali Verma', 'Jaipur', 'Textiles, block prints, stubbornness.'),
  buyer('Oliver Grant', 'Leeds', 'Teacher. I buy small games for big classes.', 23),
  buyer('Kritika Basnet', 'Lalitpur', 'Founder of a clinic app. Learning as I go.'),
  buyer('Mohammed Rahman', 'Dhaka', 'Import, export, spreadsheets.'),
  buyer('Claire Fontaine', 'Lyon', 'Editor at a magazine about mountains.'),
  buyer('Bishal Tamang', 'Nuwakot', 'Trekking guide with a website that needs love.', 32),
  buyer('Hana Suzuki', 'Kyoto', ''),
  buyer('Deepak Chaudhary', 'Janakpur', 'School principal and reluctant webmaster.'),
  buyer('Sofia Rossi', 'Bologna', 'I publish board games for two.'),
  buyer('Nabin Khadka', 'Itahari', 'We sell shoes online and argue about fonts.'),
  buyer('Priya Iyer', 'Chennai', 'Product manager, part-time potter.', 0),
  buyer('Jonas Lindqvist', 'Malmö', 'Indie developer, evenings only.'),
  buyer('Rekha Magar', 'Palpa', 'Weaver’s cooperative. We ship to fourteen countries.'),
];
