import { pathOf } from '@/schemas/api/base/contract'
import { readMyConsultationFile } from '@/schemas/api/consulting/history'

/** Where the person of a request opens one of its files. */
export const fileLink = (counselSeq: number, { fileKey, name }: { fileKey: string; name: string }): { name: string; uri: string } => ({
  name,
  uri: `${pathOf(readMyConsultationFile)}?counselSeq=${counselSeq}&fileKey=${fileKey}`,
})
