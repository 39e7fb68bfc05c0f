import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listAllCodes } from '@/schemas/api/site/codes'
import type { Listed } from '@/schemas/api/base/contract'
import type { Props } from './schema'

export interface Data {
  codes: Listed<typeof listAllCodes>[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listAllCodes, {}, { signal })
  return { data: { codes: items } }
}
