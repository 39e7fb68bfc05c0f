import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listBanners } from '@/schemas/api/site/banners'
import type { Props } from './schema'

export interface Data {
  banners: Listed<typeof listBanners>[]
}

/** The page expires when the next banner of the position opens or closes: the service says so (`holdsUntil`). */
export async function load({ props: { position, size }, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listBanners, { position }, { signal })
  return { data: { banners: items.slice(0, size) } }
}
