/**
 * Gives an answer in which every relative address of a picture is a whole one. Pictures are what has
 * a `url`; nothing else in the contract does. What is no address at all stays as it is.
 *
 * @param host What the addresses are relative to, such as `https://market.example/api`.
 */
export function resolvePictures<Answer>(answer: Answer, host: string): Answer;
export function resolvePictures(answer: unknown, host: string): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => resolvePictures(entry, host));
  if (typeof answer !== 'object' || answer === null || answer instanceof ReadableStream) {
    return answer;
  }
  const fields = Object.entries(answer).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, resolvePictures(value, host)];
    if (name === 'url') return [name, toWhole(value, host)];
    if (name === 'srcSet') return [name, value.replaceAll(candidate, resolveCandidate(host))];
    return [name, value];
  });
  return Object.fromEntries(fields);
}

/** One picture of an `srcset`: its address, which may hold commas but not end in one, and its width. */
const candidate = /([\s,]*)(\S*[^\s,])([^,]*,?)/g;

const resolveCandidate =
  (host: string) => (_: string, before: string, url: string, after: string) =>
    before + toWhole(url, host) + after;

const toWhole = (url: string, host: string) =>
  !URL.canParse(url) && URL.canParse(url, host) ? new URL(url, host).href : url;
