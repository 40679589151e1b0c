import ipaddr from 'ipaddr.js';

/**
 * Gives the network that limits count as one caller: an IPv4 address or an IPv6 /64, which is what
 * a household or a rented server has.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const prefix = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
