import type { IncomingMessage } from 'node:http'

export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  // The site's own proxy added the last entry; the client may have forged those before it.
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return last || (request.socket.remoteAddress ?? '')
}
