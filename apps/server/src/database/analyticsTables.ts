import type { ServiceSource } from '@market/api/contract';

/** How often a service was seen on one day in UTC, by where. Names nobody. */
interface ServiceDaysTable {
  service_id: string;
  /** Such as `2026-11-18`. */
  day: string;
  source: ServiceSource;
  /** Cards. */
  seen: number;
  /** Pages. */
  views: number;
}

/** What people had searched for who saw a service. Names nobody. */
interface ServiceWordsTable {
  service_id: string;
  day: string;
  /** In small letters. */
  word: string;
  seen: number;
  /** 64 bits, of which each of them has set one. */
  people: string;
}

/** The tables about how services are found. */
export interface AnalyticsTables {
  service_days: ServiceDaysTable;
  service_words: ServiceWordsTable;
}
