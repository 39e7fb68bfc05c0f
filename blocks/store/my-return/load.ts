import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { readReturn, type OwnReturn } from '@/schemas/api/store/returns'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in, and for a return that is not the member's. */
  own: OwnReturn | null
  /** Why there is none, in the words of the call; empty in the builder. */
  missing: string
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const id = page.params['id'] ?? ''
  try {
    const { item } = await call(readReturn, { returnSeq: /^\d{1,9}$/.test(id) ? Number(id) : 1 }, { signal })
    return { data: { own: item, missing: '' } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { own: null, missing: '' } }
    if (error instanceof CallFailure && error.status === 404) return { data: { own: null, missing: error.message } }
    throw error
  }
}
