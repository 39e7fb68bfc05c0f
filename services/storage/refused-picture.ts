import { pictureErrors } from '@/schemas/api/site/media'
import { FILE_UNREADABLE } from '@/schemas/rules/base/file-fault'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { Fails } from '@/services/kit/service'
import { PictureFault } from './encode/picture-fault'

type Refusal = 'fileType' | 'tooManyPixels'

/** What a person is told whose attached picture cannot be used: its own fault, and what to do about it. Any other error passes. */
export function refusedPicture({ fail }: Fails<Refusal>, error: unknown): unknown {
  if (!(error instanceof PictureFault)) return error
  if (error.fault === 'notPicture' || error.fault === 'drawing') return fail('fileType', { words: FILE_UNREADABLE }) satisfies CallFailure
  return fail('tooManyPixels', { words: pictureErrors[error.fault][1] })
}
