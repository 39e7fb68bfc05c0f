import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listMyTours } from '@/schemas/api/content/home-tours'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  tours: Listed<typeof listMyTours>[] | null
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  try {
    return { data: { tours: (await call(listMyTours, {}, { signal })).items } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { tours: null } }
    throw error
  }
}
