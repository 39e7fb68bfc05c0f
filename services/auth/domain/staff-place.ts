import { isIPv4, isIPv6 } from 'node:net'
import { requestContext } from '@/lib/request-context'
import { networkOf } from '@/services/kit/network-of'

/** The network of a sign-in, shortened: enough to tell the shop from elsewhere, and not who sat there. */
export function staffPlace(ip = requestContext()?.ip ?? ''): string {
  const network = networkOf(ip)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.*`
  const plain = network.replace(/\/64$/, '')
  if (!isIPv6(plain)) return '알 수 없는 곳'
  return `${plain.split(':').slice(0, 3).join(':')}:*`
}
