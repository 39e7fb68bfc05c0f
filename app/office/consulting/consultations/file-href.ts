import { pathOf } from '@/schemas/api/base/contract'
import { readConsultationFile } from '@/schemas/api/consulting/desk'

/** Where a private file of a request is read; each look is recorded. */
export const fileHref = (counselSeq: number, fileKey: string): string =>
  `${pathOf(readConsultationFile)}?counselSeq=${counselSeq}&fileKey=${encodeURIComponent(fileKey)}`
