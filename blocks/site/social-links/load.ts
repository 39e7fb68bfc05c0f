import type { LoadInput, Loaded } from '@/renderer/define-block'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import { askLinks, type Links } from '@/blocks/auth/_parts/social/links'
import type { Props } from './schema'

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Links | null>> {
  return { data: await itemIfSignedIn(askLinks(call, { signal })) }
}
