import { findFreePort } from '../../../../tooling/findFreePort.ts';

// Workers load this file again: they must meet the same ports.
process.env['JOURNEY_PORT'] ??= String(await findFreePort());
process.env['JOURNEY_OTHER_PORT'] ??= String(await findFreePort());

/** Where the journeys meet the site. */
export const siteAddress = `http://localhost:${process.env['JOURNEY_PORT']}`;

/** Another site, whose pages may use the API. Nobody listens there until a journey does. */
export const otherOrigin = `http://127.0.0.1:${process.env['JOURNEY_OTHER_PORT']}`;
