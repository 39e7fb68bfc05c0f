import type { Instrumentation } from 'next'
import { requestContext } from '@/lib/request-context'

/** A render that failed on the server: one line, with the request that the front gave a name. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { logger } = await import('@/services/base/log')
  logger().error(
    { event: 'render-failed', err: error, requestId: requestContext()?.requestId, page: request.path, source: context.renderSource },
    'a part of a page failed on the server',
  )
}
