'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { atMost } from '@/lib/at-most'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { CallFailure } from '@/schemas/api/base/failure'
import { uploadPicture } from '@/builder/inspector/upload-picture'
import { isFilm, uploadFilm } from '@/builder/inspector/upload-film'
import { sendFile } from '@/schemas/api/base/send-file'
import { uploadDocument } from '@/schemas/api/site/documents'

export interface Upload {
  id: number
  file: File
  name: string
  folderId: string | undefined
  share: number
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** Path of what was stored. */
  src?: string
  failure?: string
}

/** How many files are sent at a time; the server works on as many. */
const AT_ONCE = 3
/** Between two reports, so that two hundred files do not ask for the list two hundred times. */
const REPORT_MS = 1_500

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

/** Stores one file. */
export type StoreUpload = (
  file: File,
  how: { onProgress: (share: number) => void; signal: AbortSignal; folderId: string | undefined },
) => Promise<{ known: boolean; src: string }>

const storeInLibrary: StoreUpload = (file, { onProgress, signal, folderId }) => {
  if (isFilm(file)) return uploadFilm(file, { onProgress, signal, folderId })
  if (isPdf(file)) return sendFile(uploadDocument, { file, folderId }, { onProgress, signal })
  return uploadPicture(file, onProgress, signal, folderId)
}

interface Uploads {
  uploads: readonly Upload[]
  bring: (files: readonly File[], folderId: string | undefined) => void
  /** One that failed, or all of them. */
  retry: (id?: number) => void
  /** Takes away what is finished; what is under way stays. */
  clear: () => void
}

/**
 * Sends files one beside the other; one that fails says why and stays, the others go on.
 * @param onStored called while and after files arrive. @param store where they go; the library without it.
 */
export function useUploads(onStored: () => void, store: StoreUpload = storeInLibrary): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  const slots = useRef(atMost(AT_ONCE))
  const leaving = useRef(new AbortController())
  const report = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    return () => {
      controller.abort()
      clearTimeout(report.current)
    }
  }, [])

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useLeaveGuard(isBusy)

  const send = useCallback(
    async (upload: Upload): Promise<void> => {
      const { signal } = leaving.current
      const put = (change: Partial<Upload>) => setUploads((all) => all.map((one) => (one.id === upload.id ? { ...one, ...change } : one)))
      const { file, folderId } = upload
      try {
        const onProgress = (share: number) => put({ share })
        const stored = await slots.current((): Promise<{ known: boolean; src: string }> => {
          put({ state: 'sending' })
          return store(file, { onProgress, signal, folderId })
        }, signal)
        put({ state: stored.known ? 'known' : 'done', src: stored.src })
        report.current ??= setTimeout(() => {
          report.current = undefined
          onStored()
        }, REPORT_MS)
      } catch (failure) {
        if (signal.aborted) return
        put({ state: 'failed', failure: failure instanceof CallFailure ? failure.message : '올리지 못했습니다. 다시 시도해 주세요.' })
      }
    },
    [onStored, store],
  )

  return {
    uploads,
    bring(files, folderId) {
      const added = files.map((file): Upload => {
        const id = ++last.current
        return { id, file, folderId, name: file.name || '붙여넣은 사진', share: 0, state: 'waiting' }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) void send(upload)
    },
    retry(id) {
      const again = uploads.filter((one) => one.state === 'failed' && (id === undefined || one.id === id))
      const ids = new Set(again.map((one) => one.id))
      setUploads((all) =>
        all.map(({ failure: _, ...one }) =>
          ids.has(one.id) ? { ...one, state: 'waiting', share: 0 } : { ...one, ...(_ ? { failure: _ } : {}) },
        ),
      )
      for (const upload of again) void send(upload)
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
