import type { FastifyRequest } from 'fastify';

/** Where the site is, and which others may use its API. */
export interface Origins {
  publicUrl: string;
  allowedOrigins: string[];
}

export type OtherOrigins = ReturnType<typeof createOtherOrigins>;

/** Knows pages that are not of our own site and may use the API all the same. */
export function createOtherOrigins({ publicUrl, allowedOrigins }: Origins) {
  const others = new Set(allowedOrigins);
  others.delete(new URL(publicUrl).origin);

  const isAsking = ({ headers }: FastifyRequest): boolean =>
    headers.origin !== undefined && others.has(headers.origin);

  return {
    /** Whether such a page asks. */
    isAsking,
    /**
     * Whether it belongs to another site, as the browser says: `shop.market.example` is of the same
     * site as `market.example`. To another one, browsers give cookies only if these say so.
     */
    isOfOtherSite: (request: FastifyRequest): boolean =>
      isAsking(request) && request.headers['sec-fetch-site'] === 'cross-site',
  };
}
