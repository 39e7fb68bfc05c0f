import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Keeps the request's own id if it is well formed, and gives it a new one otherwise. */
export function setRequestId({ headers }: IncomingMessage): void {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !REQUEST_ID.test(given)) headers['x-request-id'] = randomUUID()
}

export const requestId = (request: IncomingMessage): string => request.headers['x-request-id'] as string
