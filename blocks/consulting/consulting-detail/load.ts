import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readMyConsultation } from '@/schemas/api/consulting/history'
import { forIdentified } from '../_parts/for-identified'
import type { Props } from './schema'

export interface Data {
  /** Null where nobody is identified, and for a request that is not this person's. */
  request: Item<typeof readMyConsultation> | null
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const counselSeq = page.query['counselSeq'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(counselSeq)) return { data: { request: null } }
  try {
    const answer = await forIdentified(() => call(readMyConsultation, { counselSeq: Number(counselSeq) }, { signal }))
    return { data: { request: answer?.item ?? null } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return { data: { request: null } }
    throw error
  }
}
