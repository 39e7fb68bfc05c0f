import { CallFailure } from '@/schemas/api/base/failure'
import { compose } from './compose'

const AGAIN_SECONDS = 30

/**
 * A file that programs fetch and that is made of the database. While that is away they hear to come again: a robot that gets a 500 takes what
 * the file named for broken.
 */
export async function answerFeed(type: string, cache: string, make: () => Promise<string>): Promise<Response> {
  compose()
  try {
    return new Response(await make(), { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache } })
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 503) throw error
    return new Response('잠시 후 다시 찾아 주세요.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': String(AGAIN_SECONDS) },
    })
  }
}
