/** For how many days figures can be shown. */
export const periods = [7, 30, 90, 365] as const;

/** Which figures are shown. */
export interface AnalyticsFilter {
  days: number;
  /** One service; empty for all of them. */
  service: string;
}

const usualDays = 30;
const dayLength = 86_400_000;
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Reads from an address which figures it shows. What cannot be read is as usual. */
export function readAnalyticsFilter(search: string): AnalyticsFilter {
  const fields = new URLSearchParams(search);
  const days = Number(fields.get('days'));
  const service = fields.get('service') ?? '';
  return {
    days: periods.some((period) => period === days) ? days : usualDays,
    service: /^[\w-]{1,64}$/.test(service) ? service : '',
  };
}

/** Writes it as the end of an address, without what is as usual. */
export function writeAnalyticsFilter({ days, service }: AnalyticsFilter): string {
  const fields = new URLSearchParams();
  if (days !== usualDays) fields.set('days', String(days));
  if (service) fields.set('service', service);
  return fields.size > 0 ? `?${fields}` : '';
}

/** What to ask the backend for; as usual it needs nothing. */
export function toAnalyticsRequest({ days, service }: AnalyticsFilter, now = Date.now()) {
  if (days === usualDays && !service) return undefined;
  return {
    ...(service && { service }),
    ...(days !== usualDays && { from: toDate(now - (days - 1) * dayLength), to: toDate(now) }),
  };
}
