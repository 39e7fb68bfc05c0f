import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listPopups } from '@/schemas/api/site/popups'
import type { Props } from './schema'

export interface Data {
  popups: Listed<typeof listPopups>[]
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listPopups, { pageRoute: page.path }, { signal })
  return { data: { popups: items } }
}
