import { findFreePort } from '../../../../tooling/findFreePort.ts';

/** Where the journeys meet the site. */
export const siteAddress = `http://localhost:${process.env['JOURNEY_PORT'] ?? '4173'}`;

// Workers load this file again: they must meet the same port.
process.env['JOURNEY_OTHER_PORT'] ??= String(await findFreePort());

/** Another site, whose pages may use the API. Nobody listens there until a journey does. */
export const otherOrigin = `http://127.0.0.1:${process.env['JOURNEY_OTHER_PORT']}`;
