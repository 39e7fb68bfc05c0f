import { returnUpload } from '@/schemas/api/store/return-files'
import { FILE_TYPES, fileFault } from '@/schemas/rules/base/file-fault'
import { operation } from '@/services/kit/service'
import { incomingReturnPictures } from './incoming-return-pictures'

/** A file that no return may have is refused before a byte of it is sent; what it really is, its bytes say in the end. */
export const beginReturnUpload = operation(returnUpload.begin, async (input, ctx) => {
  const fault = fileFault({ name: input.fileName, size: input.uploadLength })
  if (fault) throw ctx.fail(fault === FILE_TYPES ? 'fileType' : 'fileSize')
  return incomingReturnPictures.begin(input, ctx)
})
