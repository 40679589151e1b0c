import type { ListServices } from './ListServices.ts';

/** A page of 8 services as the server sends it, as text. */
const createAnswer = () => {
  const services = Array.from({ length: 8 }, (_, index) => {
    const sizes = [320, 640, 960, 1280].map(
      (width) => `/images/cover-${index}-${width}.webp ${width}w`,
    );
    return {
      _id: `0192f3a0-5c1${index}-7d20-9a3e-4b8d5c2f1e00`,
      title: 'I will design a warm, timeless brand identity for your studio',
      category: 'Graphics-And-Design',
      price: 4500 + index,
      ratings: 4.8,
      numOfReviews: 126,
      images: [1, 2, 3].map((number) => ({
        url: `/images/cover-${index}-${number}.webp`,
        public_id: `cover-${index}-${number}`,
        srcSet: sizes.join(', '),
        width: 1280,
        height: 960,
        placeholder: `data:image/webp;base64,${'A'.repeat(200)}`,
      })),
      user: [
        {
          _id: `0192f3a0-5c1${index}-7d20-9a3e-4b8d5c2f1e01`,
          fullname: 'Mira Shrestha',
          email: 'mira@market.example',
          bio: 'Brand designer. Ten years of small studios and big paper.',
          from: 'Kathmandu',
          avatar: { url: `/images/avatar-${index}.webp`, public_id: `avatar-${index}` },
          createdAt: '2021-05-18T09:30:00.000Z',
        },
      ],
      seller: 'Mira Shrestha',
      createdAt: '2026-10-02T08:00:00.000Z',
    };
  });
  return JSON.stringify({
    success: true,
    services,
    servicesCount: 160,
    filteredServiceCount: 40,
    resDataPerPage: 8,
  });
};

export interface Competitor {
  name: string;
  createListServices: (answering: typeof fetch) => ListServices;
}

/**
 * Lets each make the same call many times, in turns, and gives the time of one call in its fastest
 * round: whatever else the machine does only adds to it.
 *
 * @returns Milliseconds by name.
 */
export async function measureCalls(competitors: Competitor[], rounds = 40, callsARound = 150) {
  const text = createAnswer();
  const headers = { 'Content-Type': 'application/json' };
  const answering = async () => new Response(text, { headers });
  const entrants = competitors.map(({ name, createListServices }) => ({
    name,
    listServices: createListServices(answering),
    times: [] as number[],
  }));

  for (let round = -2; round < rounds; round++) {
    for (const { listServices, times } of entrants) {
      const start = performance.now();
      for (let call = 0; call < callsARound; call++) {
        const { services } = await listServices();
        if (services.length !== 8) throw new Error('That is not the page.');
      }
      if (round >= 0) times.push((performance.now() - start) / callsARound);
    }
  }
  return Object.fromEntries(entrants.map(({ name, times }) => [name, Math.min(...times)]));
}
