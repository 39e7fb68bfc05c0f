import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readJwt } from '@/schemas/api/auth/session'
import type { Props } from './schema'

/** Whether the viewer is a business member (P-BIZ-1). */
export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<boolean>> {
  const { item } = await call(readJwt, {}, { signal })
  return { data: item.customer?.bizYn === 'Y' }
}
