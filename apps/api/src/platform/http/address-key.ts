import ipaddr from 'ipaddr.js'

/** A connection at home has a network of its own, in which it may take any of 2^64 addresses. */
const NETWORK_BYTES = 8

/** The key of an address for rate limits: an IPv4 address in one spelling, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().slice(0, NETWORK_BYTES)
  return `${ipaddr.fromByteArray([...network, ...Array<number>(NETWORK_BYTES).fill(0)])}/64`
}
