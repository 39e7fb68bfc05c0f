import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** The request's own id if it is well formed, a new one otherwise. */
export const acceptedId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()

export const setRequestId = ({ headers }: IncomingMessage): void => void (headers['x-request-id'] = acceptedId(headers['x-request-id']))

export const requestId = (request: IncomingMessage): string => request.headers['x-request-id'] as string
