import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listBrandShops } from '@/schemas/api/store/goods'
import type { Props } from './schema'

export interface Data {
  shops: Listed<typeof listBrandShops>[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  return { data: { shops: (await call(listBrandShops, {}, { signal })).items } }
}
