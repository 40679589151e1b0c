import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** Somebody who has an account at the issuer. */
export interface IssuerPerson {
  subject: string;
  /** Defaults to none: the issuer does not say. */
  email?: string;
  /** Defaults to true. */
  isVerified?: boolean;
  name?: string;
  /** How many seconds ago they typed their password there. Defaults to none: the issuer does not say. */
  seenSecondsAgo?: number;
}

/** What the issuer does otherwise than it should, once. */
export type IssuerFault =
  | 'denied'
  | 'error'
  | 'expired'
  | 'missingNonce'
  | 'mixUp'
  | 'noIdToken'
  | 'otherKey'
  | 'slow'
  | 'tokenError'
  | 'unsigned'
  | 'wrongAudience'
  | 'wrongIssuer'
  | 'wrongNonce'
  | 'wrongState';

/** How the issuer is set up. */
export interface IssuerOptions {
  /** Where its one client may have browsers sent back to. */
  redirectUris: string[];
  /** Whether people are told of by their own endpoint instead of in the token. Defaults to no. */
  hasUserInfo?: boolean;
  /** Whether people see a page with a button first. Defaults to no: they are signed in there already. */
  asks?: boolean;
}

export type TestIssuer = Awaited<ReturnType<typeof createIssuer>>;

const clientId = 'market';
const clientSecret = 'a secret of client & issuer';

/** What was agreed when a browser was there. */
interface Grant {
  person: IssuerPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/**
 * An issuer of OpenID Connect as a server of its own: it checks what it is asked, signs for real, takes each
 * code once and only with the secrets that belong to it, and goes wrong when it is told to.
 */
export async function createIssuer({ redirectUris, hasUserInfo, asks }: IssuerOptions) {
  const keys = await generateKeyPair('ES256');
  const otherKeys = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, IssuerPerson>();
  const complaints: string[] = [];
  const faults: IssuerFault[] = [];
  let person: IssuerPerson = { subject: 'nobody' };
  let slowMs = 2_000;

  const isNext = (...wanted: IssuerFault[]) => wanted.includes(faults[0] as IssuerFault);
  /** Whether it is to go wrong in one of these ways now. */
  const take = (...wanted: IssuerFault[]) => (isNext(...wanted) ? faults.shift() : undefined);

  const describePerson = ({ email, isVerified = true, name }: IssuerPerson) => ({
    ...(email !== undefined && { email, email_verified: isVerified }),
    ...(name !== undefined && { name }),
  });

  function authorize(query: URLSearchParams): string | undefined {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isAsked =
      query.get('client_id') === clientId &&
      redirectUris.includes(redirectUri) &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      (query.get('scope') ?? '').split(' ').includes('openid') &&
      ['code_challenge', 'nonce', 'state'].every((name) => (query.get(name) ?? '').length >= 43);
    if (!isAsked) {
      complaints.push(`authorize ${query}`);
      return undefined;
    }
    const back = new URL(redirectUri);
    const fault = take('denied', 'error', 'mixUp', 'wrongState');
    back.searchParams.set(
      'state',
      fault === 'wrongState' ? randomUUID() : (query.get('state') ?? ''),
    );
    back.searchParams.set('iss', fault === 'mixUp' ? 'https://other.example' : url);
    if (fault === 'denied') back.searchParams.set('error', 'access_denied');
    else if (fault === 'error') back.searchParams.set('error', 'server_error');
    else {
      const code = randomUUID();
      grants.set(code, {
        person,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
      });
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  /** Whether a client has shown its secret, in the one way that it was told of. */
  function isClient({ authorization = '' }: IncomingMessage['headers']) {
    const [id = '', secret = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return id === clientId && secret === clientSecret;
  }

  async function signToken({ person: owner, nonce }: Grant) {
    const fault = take(
      'expired',
      'missingNonce',
      'otherKey',
      'unsigned',
      'wrongAudience',
      'wrongIssuer',
      'wrongNonce',
    );
    const now = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: fault === 'wrongIssuer' ? 'https://other.example' : url,
      sub: owner.subject,
      aud: fault === 'wrongAudience' ? 'another-client' : clientId,
      iat: fault === 'expired' ? now - 7_200 : now,
      exp: fault === 'expired' ? now - 3_600 : now + 300,
      ...(fault !== 'missingNonce' && { nonce: fault === 'wrongNonce' ? randomUUID() : nonce }),
      ...(owner.seenSecondsAgo !== undefined && { auth_time: now - owner.seenSecondsAgo }),
      ...(!hasUserInfo && describePerson(owner)),
    };
    if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(fault === 'otherKey' ? otherKeys.privateKey : keys.privateKey);
  }

  async function redeem(request: IncomingMessage): Promise<[status: number, answer: object]> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (take('slow')) await wait(slowMs);
    if (take('tokenError')) return [500, { error: 'server_error' }];
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient(request.headers)) return [401, { error: 'invalid_client' }];
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      complaints.push(`token ${grant ? 'for another' : 'of no code'}`);
      return [400, { error: 'invalid_grant' }];
    }
    const accessToken = randomUUID();
    tokens.set(accessToken, grant.person);
    const idToken = take('noIdToken') ? undefined : await signToken(grant);
    return [
      200,
      {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: 300,
        ...(idToken && { id_token: idToken }),
      },
    ];
  }

  const describe = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    ...(hasUserInfo && { userinfo_endpoint: `${url}/person` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });

  const page = (query: URLSearchParams) => `<!doctype html><html lang="en"><title>Example</title>
    <h1>Example</h1>
    <p><a href="/agree?${query}">Continue as ${person.name ?? person.subject}</a></p>
    <p><a href="/deny?${query}">Cancel</a></p></html>`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const send = (status: number, answer: object) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    };
    if (pathname === '/.well-known/openid-configuration') return send(200, describe());
    if (pathname === '/keys') return send(200, { keys: [jwk] });
    if (pathname === '/token') return send(...(await redeem(request)));
    if (pathname === '/person' && hasUserInfo) {
      const owner = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
      return owner
        ? send(200, { sub: owner.subject, ...describePerson(owner) })
        : send(401, { error: 'invalid_token' });
    }
    if (pathname === '/authorize' && asks) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(searchParams));
      return;
    }
    if (['/authorize', '/agree', '/deny'].includes(pathname)) {
      if (pathname === '/deny') faults.unshift('denied');
      const location = authorize(searchParams);
      if (!location) return send(400, { error: 'invalid_request' });
      response.writeHead(303, { location }).end();
      return;
    }
    send(404, { error: 'not_found' });
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** How the market names it. */
    settings: { id: 'example', name: 'Example', url, clientId, clientSecret },
    /** What was asked of it that no client should ask. */
    complaints,
    /** Who sits at the browser. */
    signIn(next: IssuerPerson) {
      person = next;
    },
    /** Makes it go wrong once. */
    failNext(fault: IssuerFault, lateByMs = 2_000) {
      faults.push(fault);
      slowMs = lateByMs;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
