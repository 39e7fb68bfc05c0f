import type { IncomingMessage } from 'node:http'
import { NEXT_MARKS } from './next-marks'

/** Whether the request asks for a whole page, as a browser does, and not for a part of it or for a server action. */
export const isForWholePage = ({ headers }: IncomingMessage): boolean =>
  headers[NEXT_MARKS.payloadHeader] === undefined && headers[NEXT_MARKS.actionHeader] === undefined

/** Whether Next's client sent the request on its own, in place of requesting a whole page. */
export const isClientPayload = (request: IncomingMessage, query: URLSearchParams): boolean =>
  !isForWholePage(request) ||
  request.headers[NEXT_MARKS.prefetchHeader] !== undefined ||
  request.headers[NEXT_MARKS.segmentPrefetchHeader] !== undefined ||
  query.has(NEXT_MARKS.payloadQuery) ||
  (request.method !== 'GET' && request.method !== 'HEAD')
