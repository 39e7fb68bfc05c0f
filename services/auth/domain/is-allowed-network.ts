import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { requestContext } from '@/lib/request-context'

/** Lists that were read before, by their text: one is asked about at every call of staff. */
const lists = new Map<string, BlockList>()
const MOST_LISTS = 20

/**
 * Whether staff may come from this address. An empty list admits everybody; work that no request asked for has no address, and comes from
 * the server itself.
 */
export function isAllowedNetwork(networks: readonly string[], ip = requestContext()?.ip): boolean {
  if (networks.length === 0 || ip === undefined) return true
  // A socket of both families writes an IPv4 address as IPv6.
  const plain = ip.replace(/^::ffff:/i, '').split('%', 1)[0]!
  if (!isIPv4(plain) && !isIPv6(plain)) return false
  return listOf(networks).check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

function listOf(networks: readonly string[]): BlockList {
  const text = networks.join(' ')
  const known = lists.get(text)
  if (known) return known
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/') as [string, string?]
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  if (lists.size >= MOST_LISTS) lists.clear()
  lists.set(text, list)
  return list
}
