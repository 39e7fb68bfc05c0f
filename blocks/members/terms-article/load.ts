import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { readTerms } from '@/schemas/api/members/terms'
import type { Props } from './schema'

export type Data = Item<typeof readTerms>

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const version = page.query['version']
  const { item } = await call(readTerms, { termsType: props.termsType, ...(version ? { version } : {}) }, { signal })
  // The version in force changes when the next one takes effect.
  const next = item.versions.filter(({ effectiveDt }) => effectiveDt > page.now).at(-1)
  return { data: item, freshUntil: next?.effectiveDt ?? null }
}
