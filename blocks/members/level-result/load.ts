import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { listLevels, readLevelResult, type Level } from '@/schemas/api/members/level-tests'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  levels: Level[]
  /** Null before the first test. */
  result: Item<typeof readLevelResult>
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [levels, result] = await Promise.all([call(listLevels, {}, { signal }), itemIfSignedIn(call(readLevelResult, {}, { signal }))])
  return { data: { levels: levels.items, result: result ?? null } }
}
