/** So many numbers are sorted or merged in one go, which takes about a millisecond. */
const sliceSize = 2 ** 14;

/**
 * Sorts numbers, a slice at a time: the caller may do something else at each `yield`. Small runs are sorted
 * first, then merged two by two.
 */
export function* sortInSlices(numbers: Float64Array): Generator<void, Float64Array> {
  let from = numbers;
  for (let start = 0; start < from.length; start += sliceSize) {
    from.subarray(start, start + sliceSize).sort();
    yield;
  }
  let to: Float64Array = new Float64Array(from.length);
  for (let width = sliceSize; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += width * 2) {
      yield* merge(from, to, start, width);
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges two neighbouring runs. */
function* merge(from: Float64Array, to: Float64Array, start: number, width: number) {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + width * 2, from.length);
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    if (at % sliceSize === 0) yield;
    const takesLeft =
      right === end || (left < middle && (from[left] as number) <= (from[right] as number));
    to[at] = from[takesLeft ? left++ : right++] as number;
  }
}
