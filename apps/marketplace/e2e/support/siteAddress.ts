/** Where the journeys meet the site. */
export const siteAddress = `http://localhost:${process.env['JOURNEY_PORT'] ?? '4173'}`;
