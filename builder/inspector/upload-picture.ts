import type { Item } from '@/schemas/api/base/contract'
import { uploadMedia } from '@/schemas/api/site/media'
import { sendFile } from '@/schemas/api/base/send-file'

type Uploaded = Item<typeof uploadMedia>

/** A picture into the library, and into one of its folders where one is open. */
export const uploadPicture = (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  folderId?: string,
): Promise<Uploaded> => sendFile(uploadMedia, { file, folderId }, { onProgress, ...(signal ? { signal } : {}) })
