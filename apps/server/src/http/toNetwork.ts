import ipaddr from 'ipaddr.js';

/**
 * Gives whom limits count as one: an IPv4 address, or the /64 that one household or one rented
 * server has of IPv6, which holds more addresses than anybody could count.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const prefix = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
