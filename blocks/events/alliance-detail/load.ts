import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { readAlliance } from '@/schemas/api/events/alliances'
import type { Listed } from '@/schemas/api/base/contract'
import { listAllianceShops } from '@/schemas/api/places/shops'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  shops: Listed<typeof listAllianceShops>[]
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const alliance = recordOf<typeof readAlliance>(page, 'alliance')
  if (!alliance) return { data: { shops: [] } }
  const { items } = await call(listAllianceShops, { seq: alliance.ALLIANCE_SEQ }, { signal })
  return { data: { shops: items } }
}
