import useSWR, { type SWRResponse } from 'swr'
import { listRevisions, readRevision } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'

interface Published {
  number: number
  definition: PageDocument
}

async function readPublished(id: string): Promise<Published | null> {
  const current = (await call(listRevisions, { id })).items.find((one) => one.current)
  return current ? (await call(readRevision, { revisionId: current.revisionId })).item : null
}

/** The published version; null when the page is not published. */
export const usePublished = (id: string): SWRResponse<Published | null, CallFailure> =>
  useSWR<Published | null, CallFailure>(['published', id], () => readPublished(id), { revalidateOnFocus: false, dedupingInterval: 0 })
