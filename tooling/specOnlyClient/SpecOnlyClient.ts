/** What a call sends: one of the three forms that section 7 of the specification knows. */
export interface Payload {
  json?: object;
  /** Fields in their order; a repeated one stands there several times. */
  multipart?: [name: string, value: string][];
  form?: Record<string, string>;
}

/** Whatever has come back. */
export interface Reply {
  /** What was asked, for people: `PUT /services/review`. */
  call: string;
  status: number;
  answer: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody's browser with a client that knows the specification and none of our code. */
export interface SpecOnlyClient {
  /** Makes a call. The path is one of section 7, with its query. */
  ask: (method: Method, path: string, payload?: Payload) => Promise<Reply>;
  /** Shows a picture that an answer names. Throws if it does not come. */
  showPicture: (address: string) => Promise<void>;
}

/** Where such a client asks. */
interface Place {
  /** Such as `http://127.0.0.1:43210`. */
  host: string;
  /** Where people reach the site. Defaults to the host. */
  origin?: string;
  /** What it keeps of cookies. Given when the same person also asks elsewhere. */
  cookies?: Map<string, string>;
}

function toBody({ json, multipart, form }: Payload): RequestInit {
  if (json) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
  }
  if (form) return { body: new URLSearchParams(form) };
  if (!multipart) return {};
  const fields = new FormData();
  for (const [name, value] of multipart) fields.append(name, value);
  return { body: fields };
}

/** Gives somebody such a client without a browser. It keeps cookies as one does. */
export function createSpecOnlyClient(place: Place): SpecOnlyClient {
  const { host, origin = host, cookies = new Map<string, string>() } = place;

  async function send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(`${host}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    async ask(method, path, payload = {}) {
      const response = await send(`/api${path}`, { method, ...toBody(payload) });
      return {
        call: `${method} ${path}`,
        status: response.status,
        answer: (await response.json()) as unknown,
      };
    },

    async showPicture(address) {
      const response = await send(new URL(address, origin).pathname, {});
      await response.arrayBuffer();
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.startsWith('image/')) {
        throw new Error(`The picture ${address} is answered with ${response.status} and ${type}.`);
      }
    },
  };
}
