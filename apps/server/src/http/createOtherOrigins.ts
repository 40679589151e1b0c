import type { FastifyRequest } from 'fastify';

/** Where the site is, and which others may use its API. */
export interface Origins {
  publicUrl: string;
  allowedOrigins: string[];
}

export type OtherOrigins = ReturnType<typeof createOtherOrigins>;

/** Knows which pages of other sites may use the API. */
export function createOtherOrigins({ publicUrl, allowedOrigins }: Origins) {
  const others = new Set(allowedOrigins);
  others.delete(new URL(publicUrl).origin);

  const isAsking = ({ headers }: FastifyRequest): boolean =>
    headers.origin !== undefined && others.has(headers.origin);

  return {
    /** Whether such a page asks. */
    isAsking,
    /**
     * Whether it is cross-site in the browser's sense: `shop.market.example` and `market.example`
     * are the same site. Cookies reach another site only with `SameSite=None`.
     */
    isOfOtherSite: (request: FastifyRequest): boolean =>
      isAsking(request) && request.headers['sec-fetch-site'] === 'cross-site',
  };
}
