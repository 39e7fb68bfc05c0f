import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Listed } from '@/schemas/api/base/contract'
import { listMyGoodsReviews, listReviewable } from '@/schemas/api/store/reviews'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  lists: Lists | null
}
export interface Lists {
  writable: { items: Listed<typeof listReviewable>[]; total: number }
  written: { items: Listed<typeof listMyGoodsReviews>[]; total: number }
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { size: props.size ?? 10 }
  const at = pageNumber(page.query['page'])
  const isWritten = page.query['tab'] === 'written'
  try {
    const [writable, written] = await Promise.all([
      call(listReviewable, { ...asked, page: isWritten ? 1 : at }, { signal }),
      call(listMyGoodsReviews, { ...asked, page: isWritten ? at : 1 }, { signal }),
    ])
    return {
      data: {
        lists: {
          writable: { items: writable.items, total: writable.totalCount },
          written: { items: written.items, total: written.totalCount },
        },
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { lists: null } }
    throw error
  }
}
