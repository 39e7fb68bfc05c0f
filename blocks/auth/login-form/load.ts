import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { SocialType } from '@/schemas/api/auth/session'
import { listProviders } from '@/schemas/api/auth/social'
import type { Props } from './schema'

export interface Data {
  /** Social providers of this installation. */
  offered: SocialType[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listProviders, {}, { signal })
  return { data: { offered: items.map(({ snsType }) => snsType) } }
}
