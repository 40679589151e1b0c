import assert from 'node:assert/strict';
import { type OutgoingHttpHeaders, request } from 'node:http';

/** What is sent, as it is: no path is tidied up, no header added but those for cookies and length. */
export interface Question {
  /** Defaults to GET. */
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** What is neither text nor bytes is sent as JSON. */
  body?: unknown;
  /** Whose cookies are sent and kept. Defaults to nobody's. */
  cookies?: Map<string, string>;
  /** The address that asks: one of this machine's own, 127.0.0.0/8. Defaults to any. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** The lines of `Set-Cookie`. */
  cookieLines: string[];
  bytes: Buffer;
  text: string;
}

export type Asker = ReturnType<typeof createAsker>;

/** The last question and its answer, for understanding what happened. */
export interface Diary {
  last: string;
}

/** How long, in milliseconds, any answer may take. */
const patience = 30_000;

/** What no answer may hold: hashes, and anything about the inside of the server. */
const insides =
  /\$argon2|"(?:password|token)_?hash"|node_modules|\.ts:\d+|at async |syntax error at/i;

/** Asks a server as an attacker does, and looks at every answer for what none may show. */
export function createAsker(url: string, diary: Diary) {
  const { hostname, port } = new URL(url);

  async function send(question: Question): Promise<Answer> {
    const { method = 'GET', path, headers, body, cookies, from } = question;
    const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
    const bytes = isJson ? JSON.stringify(body) : (body as string | Buffer | undefined);
    const cookie = [...(cookies ?? [])].map((pair) => pair.join('=')).join('; ');
    const sent: OutgoingHttpHeaders = {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }),
      ...(cookie && { cookie }),
      ...headers,
    };
    diary.last = `${method} ${path} ${JSON.stringify(sent)} ${String(bytes ?? '').slice(0, 500)}`;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const way = { hostname, port, ...(from && { localAddress: from }) };
      const asking = request({ ...way, method, path, headers: sent }, (response) => {
        const pieces: Buffer[] = [];
        const goesOn = response.headers['content-type']?.startsWith('text/event-stream');
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          // The first event of a stream says enough.
          if (goesOn && String(piece).includes('data:')) response.destroy();
        });
        response.on('error', reject);
        response.on('close', () => {
          const { 'set-cookie': cookieLines = [], ...rest } = response.headers;
          const all = Buffer.concat(pieces);
          resolve({
            status: response.statusCode ?? 0,
            headers: rest as Answer['headers'],
            cookieLines,
            bytes: all,
            text: all.toString(),
          });
        });
      });
      asking.setTimeout(patience, () => asking.destroy(new Error('There was no answer for 30 s.')));
      asking.on('error', reject);
      asking.end(bytes);
    });
    diary.last += `\n    → ${answer.status} ${JSON.stringify(answer.headers).slice(0, 1_000)}\n    ${answer.text.slice(0, 300)}`;
    for (const line of answer.cookieLines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies?.set(name, value);
      else cookies?.delete(name);
    }
    return answer;
  }

  /** Asks, and throws if the answer is one that nobody may get, whatever was asked. */
  async function ask(question: Question): Promise<Answer> {
    const answer = await send(question);
    const { status, headers, text } = answer;
    assert.ok(status < 500, `The server failed with ${status}.`);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(headers['content-security-policy'] ?? '', /default-src '(?:self|none)'/);
    assert.match(headers['content-security-policy'] ?? '', /frame-ancestors 'none'/);
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.doesNotMatch(text, insides);
    return answer;
  }

  return { ask };
}

/** Reads an answer as JSON; what is none gives an empty object. */
export function readJson({ text }: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Whether the API did what it was asked: a stream says nothing of it, it begins. */
export const isDone = (answer: Answer): boolean =>
  readJson(answer)['success'] === true ||
  String(answer.headers['content-type']).startsWith('text/event-stream');
