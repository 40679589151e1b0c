import type { Stripe } from '@stripe/stripe-js';
import { host } from '../../../backend/host.ts';

/** The keys of the offline card provider begin with this. */
const sandboxPrefix = 'pk_sandbox_';

async function loadSandbox(): Promise<Stripe> {
  const [{ createSandboxClient }, { createSandboxStripe }] = await Promise.all([
    import('@market/api/sandbox'),
    import('@market/card-sandbox/browser'),
  ]);
  return createSandboxStripe(createSandboxClient({ host }));
}

async function loadStripeJs(publicKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('Stripe.js needs a browser.');
  return stripe;
}

/** Whether paying with this key moves no money. */
export const isTestKey = (publicKey: string) => /^pk_(sandbox|test)_/.test(publicKey);

const load = (publicKey: string) =>
  publicKey.startsWith(sandboxPrefix) ? loadSandbox() : loadStripeJs(publicKey);

const loadings = new Map<string, Promise<Stripe>>();

/**
 * Loads the card provider that the public key belongs to: Stripe.js, or the offline provider in
 * its place. Loads it once; rejects when its script cannot be loaded, and may be called again then.
 */
export function loadCardProvider(publicKey: string): Promise<Stripe> {
  const loading = loadings.get(publicKey) ?? load(publicKey);
  loadings.set(publicKey, loading);
  loading.catch(() => loadings.delete(publicKey));
  return loading;
}
