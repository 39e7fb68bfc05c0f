import { isIPv4, isIPv6 } from 'node:net'

/** The network by which a caller is counted: an IPv6 customer has a whole /64, and an IPv4 address may be written as IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(gap, 0)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
