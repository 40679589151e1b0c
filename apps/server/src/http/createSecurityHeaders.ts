import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** Gives helmet's headers. They never change, so they are made once. */
export function createSecurityHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => {});
  return sample.getHeaders();
}
