import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { CallFailure } from '@/schemas/api/base/failure'
import { MEDIA_KINDS, type MediaKind } from './media-kinds'
import type { Picture } from './pictures'
import { isFilm, uploadFilm } from './upload-film'
import { uploadPicture } from './upload-picture'
import type { PendingUpload } from './uploads'

/** Uploads into the chosen folder, which end when the library is closed. A single uploaded picture is chosen at once. */
export function usePictureUploads(kind: MediaKind, folderId: string, onPick: (picture: Picture) => void) {
  const { noun } = MEDIA_KINDS[kind]
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([])
  const last = useRef(0)
  const leaving = useRef(new AbortController())
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    return () => controller.abort()
  }, [])

  const forget = (id: number): void => setUploads((all) => all.filter((one) => one.id !== id))
  const put = (upload: PendingUpload): void =>
    setUploads((all) => [...all.filter((one) => one.id !== upload.id), upload].toSorted((a, b) => a.id - b.id))

  async function upload(file: File): Promise<Picture | undefined> {
    const pending = { id: ++last.current, name: file.name || `붙여넣은 ${noun}`, share: 0 }
    put(pending)
    try {
      const onProgress = (share: number): void => put({ ...pending, share })
      const { signal } = leaving.current
      const folder = folderId || undefined
      const picture =
        kind === 'film'
          ? await uploadFilm(file, { onProgress, signal, folderId: folder })
          : await uploadPicture(file, onProgress, signal, folder)
      forget(pending.id)
      return picture
    } catch (failure) {
      put({ ...pending, failure: failure instanceof CallFailure ? failure.message : `${noun}을 올리지 못했습니다. 다시 시도해 주세요.` })
      return undefined
    }
  }
  async function uploadAll(files: readonly File[]): Promise<void> {
    const brought = (await Promise.all(files.map(upload))).filter((one) => one !== undefined)
    if (leaving.current.signal.aborted) return
    void mutate((key) => Array.isArray(key) && key[0] === 'media')
    if (brought.length === 1 && files.length === 1) onPick(brought[0]!)
  }
  return {
    uploads,
    forget,
    bring: (files: readonly File[]): void => void uploadAll(files.filter((file) => (kind === 'film') === isFilm(file))),
  }
}
