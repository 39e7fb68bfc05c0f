'use client'
import { Dialog } from '@base-ui/react/dialog'
import { Search, Upload, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { listMedia } from '@/schemas/api/site/media'
import { BUTTON, LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { Scrim } from '../ui/scrim'
import { ChooseFilter } from '../list/choose-filter'
import { ColourFilter } from '../list/colour-filter'
import { isFilm, uploadFilm } from './upload-film'
import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'
import { uploadPicture } from './upload-picture'
import { useMediaFolders } from './use-media-folders'
import { Pictures, type Picture } from './pictures'
import { Uploads, type PendingUpload } from './uploads'

const SIZE = 60
/** What is chosen, in the words of the dialog. */
const KINDS = {
  picture: {
    noun: '사진',
    types: PICTURE_FILES.accept,
    help: `파일을 이 창에 끌어다 놓거나 붙여넣어도 됩니다. ${PICTURE_FILES.words}, 20MB까지.`,
    first: '아직 사진이 없습니다. 첫 사진을 올려 주세요.',
  },
  film: {
    noun: '영상',
    types: 'video/mp4,video/webm',
    help: '파일을 이 창에 끌어다 놓아도 됩니다. MP4, WebM, 100MB까지.',
    first: '아직 영상이 없습니다. 첫 영상을 올려 주세요.',
  },
}

interface Props {
  kind?: keyof typeof KINDS
  isOpen: boolean
  /** URL of the picture in place now. */
  current: string
  onPick: (picture: Picture) => void
  onClose: () => void
}

/** The media library: a picture is chosen, or uploaded by button, drop or paste. */
export function PicturePicker({ kind = 'picture', isOpen, current, onPick, onClose }: Props) {
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Popup
          initialFocus={search}
          className={`${CHROME} fixed inset-x-3 top-1/2 z-(--z-overlay) mx-auto flex h-[min(44rem,88dvh)] max-w-narrow -translate-y-1/2 flex-col rounded-lg bg-studio-panel shadow-studio outline-none max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:h-[92dvh] max-md:translate-y-0 max-md:rounded-b-none`}
        >
          <Storage kind={kind} current={current} onPick={onPick} searchRef={search} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Storage({
  kind,
  current,
  onPick,
  searchRef,
}: Pick<Props, 'current' | 'onPick'> & { kind: keyof typeof KINDS; searchRef: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const [folderId, setFolderId] = useState('')
  const [color, setColor] = useState<string | null>(null)
  const folders = useMediaFolders()
  const { noun, types, help, first } = KINDS[kind]
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([])
  const [isOver, setOver] = useState(false)
  const lastUpload = useRef(0)
  const leaving = useRef(new AbortController())
  const { mutate } = useSWRConfig()

  // The search runs when typing pauses.
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(text.trim())
      setPages(1)
    }, 200)
    return () => clearTimeout(timer)
  }, [text])

  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<{ items: Picture[]; totalCount: number }, Error>(
    ['media', search, pages, kind, folderId, color],
    async ([, words, count]: [string, string, number, string, string, string | null]) => {
      const found = await Promise.all(
        Array.from({ length: count }, (_, i) =>
          call(listMedia, {
            kind,
            page: i + 1,
            size: SIZE,
            ...(words ? { search: words } : {}),
            ...(folderId ? { folderId } : {}),
            ...(color ? { color } : {}),
          }),
        ),
      )
      return { items: found.flatMap(({ items }) => items), totalCount: found[0]?.totalCount ?? 0 }
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )

  useEffect(() => {
    const controller = (leaving.current = new AbortController())
    return () => controller.abort()
  }, [])

  const put = (upload: PendingUpload) =>
    setUploads((all) => [...all.filter((one) => one.id !== upload.id), upload].toSorted((a, b) => a.id - b.id))

  async function bring(files: readonly File[]): Promise<void> {
    const pictures = files.filter((file) => (kind === 'film') === isFilm(file))
    const results = await Promise.all(
      pictures.map(async (file) => {
        const upload = { id: ++lastUpload.current, name: file.name || `붙여넣은 ${noun}`, share: 0 }
        put(upload)
        try {
          const onProgress = (share: number) => put({ ...upload, share })
          const { signal } = leaving.current
          const folder = folderId || undefined
          const picture =
            kind === 'film'
              ? await uploadFilm(file, { onProgress, signal, folderId: folder })
              : await uploadPicture(file, onProgress, signal, folder)
          setUploads((all) => all.filter((one) => one.id !== upload.id))
          return picture
        } catch (failure) {
          put({ ...upload, failure: failure instanceof CallFailure ? failure.message : `${noun}을 올리지 못했습니다. 다시 시도해 주세요.` })
          return undefined
        }
      }),
    )
    if (leaving.current.signal.aborted) return
    const brought = results.filter((one) => one !== undefined)
    void mutate((key) => Array.isArray(key) && key[0] === 'media')
    // A single uploaded picture is chosen at once.
    if (brought.length === 1 && pictures.length === 1) onPick(brought[0]!)
  }

  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void bring([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    void bring(files)
  }

  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
    >
      <div className="flex items-center gap-2 border-b border-studio-line py-2 pr-2 pl-4">
        <Dialog.Title className="text-studio-title">{noun} 고르기</Dialog.Title>
        <Dialog.Close aria-label="닫기" className={`${BUTTON} ml-auto`}>
          <X {...ICON} />
        </Dialog.Close>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3">
        <div className="relative min-w-0 flex-1 basis-50">
          <Search {...ICON} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-studio-text-mute" />
          <input
            ref={searchRef}
            type="search"
            aria-label={`${noun} 찾기`}
            placeholder="이름이나 대체 글로 찾기"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${FIELD} pl-8!`}
          />
        </div>
        {folders.length > 1 && <ChooseFilter label="폴더" choices={folders} value={folderId} onChoose={setFolderId} isBare />}
        {kind === 'picture' && <ColourFilter value={color} onChoose={setColor} />}
        <input
          ref={input}
          type="file"
          accept={types}
          multiple
          hidden
          aria-label={`올릴 ${noun} 파일`}
          onChange={(event) => {
            void bring([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <button type="button" onClick={() => input.current?.click()} className={MAIN_BUTTON}>
          <Upload {...ICON} />
          올리기
        </button>
      </div>
      <p id={`${id}-help`} className="px-4 pt-1.5 pb-2 text-studio-micro text-studio-text-mute">
        {help}
      </p>
      {uploads.length > 0 && <Uploads uploads={uploads} onDrop={(gone) => setUploads((all) => all.filter((one) => one.id !== gone))} />}

      <div className="min-h-0 flex-1 overflow-y-auto border-t border-studio-line p-4" aria-busy={isLoading}>
        {error && !data ? (
          <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
            <p>{noun}을 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.</p>
            <button type="button" onClick={() => void again()} className={LINE_BUTTON}>
              다시 시도
            </button>
          </div>
        ) : !data ? (
          <p role="status" className="py-12 text-center text-studio-text-mute">
            {noun}을 불러오는 중입니다.
          </p>
        ) : data.items.length === 0 ? (
          <p role="status" className="py-12 text-center text-studio-text-mute">
            {search
              ? `‘${search}’에 맞는 ${noun}이 없습니다. 다른 말로 찾거나 새로 올려 주세요.`
              : folderId || color
                ? `조건에 맞는 ${noun}이 없습니다. 폴더나 색을 바꾸거나 새로 올려 주세요.`
                : first}
          </p>
        ) : (
          <>
            <p role="status" className="sr-only">
              {noun} {data.totalCount}
              {kind === 'film' ? '개' : '장'}
            </p>
            <Pictures pictures={data.items} current={current} onPick={onPick} label={noun} />
            {data.items.length < data.totalCount && (
              <div className="grid justify-items-center pt-4">
                <button type="button" onClick={() => setPages(pages + 1)} className={LINE_BUTTON}>
                  더 보기
                </button>
              </div>
            )}
          </>
        )}
      </div>
      {isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-md border-2 border-dashed border-studio-select bg-studio-select-soft/90 text-studio-title text-studio-select">
          여기에 놓아 올리기
        </div>
      )}
    </div>
  )
}
