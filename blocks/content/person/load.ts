import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listPersonReplies } from '@/schemas/api/content/people'
import type { Props } from './schema'

export interface Data {
  replies: Listed<typeof listPersonReplies>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const profileId = page.params['id'] ?? ''
  const nothing = { data: { replies: [], total: 0 } }
  if (!/^[0-9a-z]{16,32}$/.test(profileId)) return nothing
  try {
    const asked = { profileId, page: pageNumber(page.query['page']), size: props.size ?? 10 }
    const { items, totalCount } = await call(listPersonReplies, asked, { signal })
    return { data: { replies: items, total: totalCount } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return nothing
    throw error
  }
}
