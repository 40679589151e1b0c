import { type MarketRequest, seenPath, type ServiceSource } from '@market/api';
import { host } from '../../backend/host.ts';
import { listsServices, readServiceFilter } from '../services/serviceFilter.ts';

type Sighting = MarketRequest<'countSeen'>;

/** How long half of a card is in the window before it counts as seen, in milliseconds. */
const moment = 1_000;

/** How long sightings are collected before they are sent, in milliseconds. */
const pause = 3_000;

/** As many as one request may hold. */
const mostAtOnce = 50;

const servicePage = /^\/service\/([\w-]+)$/;

/** Where people come upon services at an address: in which kind of list, and what they have searched for. */
function readPlace(pathname: string): Pick<Sighting, 'source' | 'keyword'> {
  if (pathname.startsWith('/user/')) return { source: 'profile' };
  if (!listsServices(pathname)) return { source: 'outside' };
  const { keyword } = readServiceFilter({ pathname, search: '' });
  return keyword ? { source: 'search', keyword: keyword.slice(0, 100) } : { source: 'list' };
}

/** From where the first page was opened: another page of this site, in another tab, or anywhere else. */
function readReferrer(): ServiceSource {
  if (!document.referrer) return 'outside';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? readPlace(pathname).source : 'outside';
}

/** Outlasts the page. */
const send = (sighting: Sighting) =>
  navigator.sendBeacon(
    host + seenPath,
    new Blob([JSON.stringify(sighting)], { type: 'application/json' }),
  );

let hasBegun = false;

/** Begins to tell the backend which cards of services were seen, and which pages of services were opened. */
export function countSeen() {
  if (hasBegun || !('IntersectionObserver' in globalThis) || !navigator.sendBeacon) return;
  hasBegun = true;
  let pathname = '';
  let place: ReturnType<typeof readPlace> = { source: readReferrer() };
  let seen = new Set<string>();
  let waiting: string[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const sendWaiting = () => {
    clearTimeout(sending);
    sending = undefined;
    if (waiting.length > 0) send({ services: waiting, ...place });
    waiting = [];
  };

  const note = (card: Element) => {
    observer.unobserve(card);
    const id = findService(card);
    if (id === undefined || seen.has(id)) return;
    seen.add(id);
    waiting.push(id);
    sending ??= setTimeout(sendWaiting, pause);
    if (waiting.length === mostAtOnce) sendWaiting();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => note(target), moment),
          );
      }
    },
    { threshold: 0.5 },
  );

  /** Another page begins: what was seen on the one before can be seen again. */
  const turnPage = () => {
    sendWaiting();
    seen = new Set();
    const next = readPlace(location.pathname);
    const [, viewed] = servicePage.exec(location.pathname) ?? [];
    if (viewed) send({ services: [], viewed, source: place.source });
    pathname = location.pathname;
    place = next;
  };
  const look = () => {
    if (location.pathname !== pathname) turnPage();
    if (place.source === 'outside') return;
    for (const card of document.querySelectorAll('main article')) {
      if (findService(card) !== undefined) observer.observe(card);
    }
  };

  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', () => document.hidden && sendWaiting());
  look();
}

/** Which service a card leads to. */
function findService(card: Element): string | undefined {
  const link = card.querySelector<HTMLAnchorElement>('a[href^="/service/"]');
  return link ? servicePage.exec(link.pathname)?.[1] : undefined;
}
