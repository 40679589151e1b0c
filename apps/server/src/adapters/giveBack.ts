/**
 * Gives the memory of bytes back that nobody needs any more. The garbage collector would let some sixty
 * megabytes of them wait.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  // Small ones share theirs with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
