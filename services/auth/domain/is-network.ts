import { isIPv4, isIPv6 } from 'node:net'

/** An address, or a range of addresses: 203.0.113.0/24, 2001:db8::/32. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIPv4(address) ? 32 : isIPv6(address) && !address.includes('%') ? 128 : 0
  if (most === 0 || more.length > 0) return false
  return bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= most)
}
