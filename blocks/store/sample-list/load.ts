import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { readSample, type Sample } from '@/schemas/api/store/samples'
import type { Props } from './schema'

export interface Data {
  /** The request that the URL opens. */
  sample: Sample | null
  /** The URL names one that is not there. */
  isMissing: boolean
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { key = '' } = page.query
  if (key === '') return { data: { sample: null, isMissing: false } }
  if (key.length > 60) return { data: { sample: null, isMissing: true } }
  try {
    return { data: { sample: (await call(readSample, { key }, { signal })).item, isMissing: false } }
  } catch (error) {
    if (error instanceof CallFailure && error.status < 500) return { data: { sample: null, isMissing: true } }
    throw error
  }
}
