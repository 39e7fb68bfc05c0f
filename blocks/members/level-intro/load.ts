import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { listLevelQuestions, listLevels, readLevelResult, type Level } from '@/schemas/api/members/level-tests'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  questions: number
  levels: Level[]
  /** Null before the first test, and on the canvas. */
  last: Item<typeof readLevelResult>
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [questions, levels, last] = await Promise.all([
    call(listLevelQuestions, {}, { signal }),
    call(listLevels, {}, { signal }),
    itemIfSignedIn(call(readLevelResult, {}, { signal })),
  ])
  return { data: { questions: questions.items.length, levels: levels.items, last: last ?? null } }
}
