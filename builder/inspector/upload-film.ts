// A film into the library. Its size, its length and its poster are read by the browser's own player, because the server decodes no film.
import { sendFile } from '@/schemas/api/base/send-file'
import type { Item } from '@/schemas/api/base/contract'
import { replaceFilm as replacing, uploadFilm as contract } from '@/schemas/api/site/media-replacements'

/** A player that knows nothing of a film after this time never will. */
const PATIENCE = 15_000
/** Wide enough for the widest derivative that a phone loads. */
const POSTER_WIDTH = 1280

export const isFilm = (file: File): boolean => file.type.startsWith('video/') || /\.(?:mp4|webm|mov|m4v)$/i.test(file.name)

export async function uploadFilm(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal; folderId?: string | undefined },
): Promise<Item<typeof contract>> {
  const { onProgress, signal, folderId } = options
  return sendFile(contract, { file, folderId, ...(await factsOf(file)) }, { onProgress, signal })
}

/** Another film at the path of one that is there. */
export async function replaceFilm(fields: { file: string; version: number; replacement: File }): Promise<Item<typeof replacing>> {
  return sendFile(replacing, { ...fields, ...(await factsOf(fields.replacement)) })
}

/** A film that this browser cannot play may be played by others. */
const factsOf = (file: File): Promise<FilmFacts> => lookAt(file).catch(() => ({ width: 1920, height: 1080 }))

interface FilmFacts {
  width: number
  height: number
  seconds?: number
  poster?: Blob
}

async function lookAt(file: File): Promise<FilmFacts> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
    await told(video, 'loadeddata')
    const { videoWidth: width, videoHeight: height, duration } = video
    // The first frame is often black.
    video.currentTime = Math.min(1, duration / 3 || 0)
    await told(video, 'seeked').catch(() => undefined)
    const poster = await frameOf(video)
    return {
      width,
      height,
      ...(Number.isFinite(duration) ? { seconds: Math.round(duration) } : {}),
      ...(poster ? { poster } : {}),
    }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

/** The frame that is shown, as JPEG. */
export function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, POSTER_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

const told = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE)
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true })
    video.addEventListener('error', () => (clearTimeout(timer), reject(new Error('the film cannot be played'))), { once: true })
  })
