import type { Issuer } from '@market/api/contract';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { createGate } from '../limits/createGate.ts';
import type { IssuerSettings } from '../settings/settings.ts';

/** How long what an issuer says of itself is kept, in milliseconds. */
const keptFor = 60 * 60_000;

/** How long an issuer may take for one answer, in seconds. */
const usualPatience = 10;

/** What goes with a browser to an issuer, and is compared when it comes back. */
export interface IssuerQuestion {
  state: string;
  nonce: string;
  /** The secret of PKCE. */
  verifier: string;
}

/** What an issuer says of somebody. */
export interface IssuerWord {
  /** What the issuer calls itself. */
  issuer: string;
  /** What it calls them, for good. */
  subject: string;
  email: string | null;
  /** Whether it has checked that the address is theirs. */
  isVerified: boolean;
  fullname: string;
  /** When it has last seen them itself; null where it does not say. */
  seenAt: Date | null;
}

/** Somebody did not want to, or the issuer did not let them. */
export class IssuerDenial extends Error {
  override name = 'IssuerDenial';
}

/** The issuers that people may log in through. */
export interface Issuers {
  listed: readonly Issuer[];
  /** Gives where to send a browser. Throws while the issuer cannot be reached. */
  ask: (id: string) => Promise<{ url: URL; question: IssuerQuestion }>;
  /**
   * Reads what a browser brings back. Throws an `IssuerDenial` if that is a no, and any other error if it is
   * not from this issuer, for this market, an answer to this question, and of now.
   */
  read: (id: string, search: string, question: IssuerQuestion) => Promise<IssuerWord>;
  /** What people call an issuer, by what it calls itself. */
  nameOf: (issuer: string) => string;
}

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Issuers give their addresses with and without a slash at the end. */
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Speaks to issuers of OpenID Connect. Each is asked when somebody first wants to log in through it.
 *
 * @param patience How many seconds one may take for an answer. Defaults to 10.
 */
export function createIssuers(
  settings: readonly IssuerSettings[],
  publicUrl: string,
  patience = usualPatience,
): Issuers {
  const known = new Map<string, { configuration: Promise<Configuration>; at: number }>();
  // A slow one takes no place from those who want something else.
  const gate = createGate(8, 24);

  const toCallback = (id: string) => `${publicUrl}/api/auth/oidc/${id}/callback`;

  async function discover({ url, clientId, clientSecret }: IssuerSettings) {
    const isPlain = url.startsWith('http:');
    const prepare = (configuration: Configuration) => {
      configuration.timeout = patience;
      // Even where the connection already says who has signed.
      enableNonRepudiationChecks(configuration);
      if (isPlain) allowInsecureRequests(configuration);
      return configuration;
    };
    const found = await discovery(new URL(url), clientId, clientSecret, undefined, {
      timeout: patience,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    });
    const metadata = found.serverMetadata();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (methods.includes('client_secret_post')) return prepare(found);
    return prepare(
      new Configuration(metadata, clientId, clientSecret, ClientSecretBasic(clientSecret)),
    );
  }

  function findSettings(id: string): IssuerSettings {
    const found = settings.find((issuer) => issuer.id === id);
    if (!found) throw new Error(`There is no issuer ${id}.`);
    return found;
  }

  function find(id: string): Promise<Configuration> {
    const kept = known.get(id);
    if (kept && performance.now() - kept.at < keptFor) return kept.configuration;
    const configuration = discover(findSettings(id));
    known.set(id, { configuration, at: performance.now() });
    // It is asked again next time.
    configuration.catch(() => known.delete(id));
    return configuration;
  }

  async function read(id: string, search: string, question: IssuerQuestion): Promise<IssuerWord> {
    const configuration = await find(id);
    const url = new URL(toCallback(id));
    url.search = search;
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: question.state,
      expectedNonce: question.nonce,
      pkceCodeVerifier: question.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The issuer has sent no ID token.');
    const { issuer, userinfo_endpoint: userInfo } = configuration.serverMetadata();
    const hasMore = claims['email'] === undefined && userInfo !== undefined;
    const said = hasMore
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
    const { auth_time: seenAt } = claims;
    return {
      issuer,
      subject: claims.sub,
      email: toText(said['email']) || null,
      // Some issuers write it as a text.
      isVerified: said['email_verified'] === true || said['email_verified'] === 'true',
      fullname: toText(said['name']) || toText(said['preferred_username']),
      seenAt: typeof seenAt === 'number' ? new Date(seenAt * 1000) : null,
    };
  }

  return {
    listed: settings.map(({ id, name }) => ({ _id: id, name })),

    ask: (id) =>
      gate(async () => {
        const configuration = await find(id);
        const question = {
          state: randomState(),
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
        };
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: toCallback(id),
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(question.verifier),
          code_challenge_method: 'S256',
          state: question.state,
          nonce: question.nonce,
        });
        return { url, question };
      }),

    read: (id, search, question) =>
      gate(async () => {
        try {
          return await read(id, search, question);
        } catch (error) {
          if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
            throw new IssuerDenial('Somebody did not want to log in.', { cause: error });
          }
          throw error;
        }
      }),

    nameOf(issuer) {
      const found = settings.find(({ url }) => withoutSlash(url) === withoutSlash(issuer));
      return found?.name ?? URL.parse(issuer)?.host ?? issuer;
    },
  };
}
