import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listLevelQuestions } from '@/schemas/api/members/level-tests'
import type { Props } from './schema'

export interface Data {
  questions: Listed<typeof listLevelQuestions>[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listLevelQuestions, {}, { signal })
  return { data: { questions: items } }
}
