import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listPacks } from '@/schemas/api/catalog/products'
import type { Props } from './schema'

export type Pack = Listed<typeof listPacks>

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Pack[]>> {
  const { items } = await call(listPacks, {}, { signal })
  return { data: items }
}
