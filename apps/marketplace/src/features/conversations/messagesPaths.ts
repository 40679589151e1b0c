import { paths } from '../../routing/paths.ts';

/** What a message is about. */
export interface MessageAbout {
  service?: string | undefined;
  order?: string | undefined;
}

/** Reads from an address about which service a question is to be; undefined for none. */
export const readService = (search: string) =>
  new URLSearchParams(search).get('service') ?? undefined;

/** Where one asks about a service in a conversation that there is. */
export const toQuestion = (id: string, service: string) =>
  `${paths.conversation(id)}?service=${encodeURIComponent(service)}`;
