import type { Loaded, LoadInput } from '@/renderer/define-block'
import { askShops, type FinderAnswer } from './ask-shops'
import { finderQuery } from './finder-query'
import type { Props } from './schema'

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<FinderAnswer>> {
  return { data: await askShops(call, finderQuery(page.query), props.size ?? 30, signal) }
}
