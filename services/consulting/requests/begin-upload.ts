import { consultationUpload } from '@/schemas/api/consulting/requests'
import { FILE_TYPES, fileFault } from '@/schemas/rules/base/file-fault'
import { operation } from '@/services/kit/service'
import { incomingPictures } from './incoming-pictures'

/** A file that no request may have is refused before a byte of it is sent; what it really is, its bytes say in the end. */
export const beginUpload = operation(consultationUpload.begin, async (input, ctx) => {
  const fault = fileFault({ name: input.fileName, size: input.uploadLength })
  if (fault) throw ctx.fail(fault === FILE_TYPES ? 'fileType' : 'fileSize')
  return incomingPictures.begin(input, ctx)
})
