import type { Reader } from '@/services/news/read-news-state'
import type { Ctx } from '@/services/kit/service'

/** The calling person, as the pipeline has confirmed them. */
export function readerOf({ session, rights }: Pick<Ctx, 'session' | 'rights'>): Reader {
  const { id, shopId } = session.staff!
  return { id, rights, shopId }
}
