import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Accepts the request's own id if it is well formed, and gives it one otherwise. */
export function setRequestId(request: IncomingMessage): void {
  const given = request.headers['x-request-id']
  request.headers['x-request-id'] = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

export const requestId = (request: IncomingMessage): string => request.headers['x-request-id'] as string
