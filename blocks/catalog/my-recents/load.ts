import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { readOwnLists } from '@/schemas/api/catalog/own-lists'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  /** Null where no member is signed in, as on the builder's canvas. */
  lists: Item<typeof readOwnLists> | null
}

export const load = async ({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> => ({
  data: { lists: await itemIfSignedIn(call(readOwnLists, {}, { signal })) },
})
