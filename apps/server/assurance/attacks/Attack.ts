import type { AttackedMarket } from './openAttackedMarket.ts';

/** One thing that an attacker tries. */
export interface Attack {
  /** What is tried, in a few words. */
  name: string;
  /** Tries it. Throws if it got through. */
  attempt: () => Promise<void>;
  /**
   * Whether it is no attack but the same, done by the one who may. It must succeed: where nothing
   * succeeds, refusals show nothing.
   */
  isControl?: boolean;
}

/** Attacks that have one aim in common. They run one after the other, in this order. */
export interface AttackKind {
  name: string;
  list: (market: AttackedMarket) => Promise<Attack[]> | Attack[];
}
