import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readApplication } from '@/schemas/api/content/community'
import { recruitState, type RecruitState } from '@/schemas/rules/content/recruitment'
import { recruitIdIn } from '../_parts/recruit/recruit-id-in'
import type { Props } from './schema'

export interface Data {
  /** Null where nobody is signed in, and for a member who has not applied. */
  application: (Item<typeof readApplication> & { state: RecruitState }) | null
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const recruitId = recruitIdIn(page.query['recruitId'])
  try {
    const { item } = await call(readApplication, recruitId === undefined ? {} : { recruitId }, { signal })
    return { data: { application: { ...item, state: recruitState(item.recruitment, new Date(page.now).getTime()) } } }
  } catch (error) {
    if (error instanceof CallFailure && [401, 403, 404].includes(error.status)) return { data: { application: null } }
    throw error
  }
}
