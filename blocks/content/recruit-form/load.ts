import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listRecruitments, readApplication, type Recruitment } from '@/schemas/api/content/community'
import { listCodes } from '@/schemas/api/site/codes'
import { recruitState, type RecruitState } from '@/schemas/rules/content/recruitment'
import { recruitIdIn } from '../_parts/recruit/recruit-id-in'
import type { Props } from './schema'

export interface Data {
  /** The one that the URL names, else the one that closes first; null when there is none. */
  recruitment: (Pick<Recruitment, 'recruitId' | 'title' | 'openFrom' | 'openUntil' | 'announcedFrom'> & { state: RecruitState }) | null
  /** What the member sent for it before. */
  own: Item<typeof readApplication> | null
  housing: { value: string; label: string }[]
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = recruitIdIn(page.query['recruitId'])
  const [{ items }, codes] = await Promise.all([
    call(listRecruitments, { size: 30 }, { signal }),
    call(listCodes, { codeGroupValue: 'homeType' }, { signal }),
  ])
  const housing = codes.items.map(({ code, name }) => ({ value: code, label: name }))
  const one = asked === undefined ? items[0] : items.find(({ recruitId }) => recruitId === asked)
  if (!one) return { data: { recruitment: null, own: null, housing } }
  const { recruitId, title, openFrom, openUntil, announcedFrom } = one
  const state = recruitState(one, new Date(page.now).getTime())
  const own = await call(readApplication, { recruitId }, { signal }).then(({ item }) => item, noneOrThrow)
  return { data: { recruitment: { recruitId, title, openFrom, openUntil, announcedFrom, state }, own, housing } }
}

/** Nobody is signed in on the builder's canvas, and most members have not applied yet. */
function noneOrThrow(error: unknown): null {
  if (error instanceof CallFailure && [401, 403, 404].includes(error.status)) return null
  throw error
}
