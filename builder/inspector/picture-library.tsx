'use client'
import { Dialog } from '@base-ui/react/dialog'
import { Search, Upload, X } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { ChooseFilter } from '../list/choose-filter'
import { ColourFilter } from '../list/colour-filter'
import { DropHint } from '../list/drop-hint'
import { FileInput } from '../list/file-input'
import { useFileDrop } from '../list/use-file-drop'
import { ActButton } from '../ui/act-button'
import { BUTTON, MAIN_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { FoundPictures } from './found-pictures'
import { MEDIA_KINDS, type MediaKind } from './media-kinds'
import type { Picture } from './pictures'
import { Uploads } from './uploads'
import { useFoundPictures } from './use-found-pictures'
import { useMediaFolders } from './use-media-folders'
import { usePictureUploads } from './use-picture-uploads'

interface PictureLibraryProps {
  kind: MediaKind
  current: string
  onPick: (picture: Picture) => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** What the library has of one kind: searched, narrowed by folder and colour, and added to. */
export function PictureLibrary({ kind, current, onPick, searchRef }: PictureLibraryProps) {
  const { noun, types, help } = MEDIA_KINDS[kind]
  const found = useFoundPictures(kind)
  const { text, setText, folderId, setFolderId, color, setColor } = found
  const folders = useMediaFolders()
  const { uploads, bring, forget } = usePictureUploads(kind, folderId, onPick)
  const drop = useFileDrop(bring)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col" {...drop.given}>
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
        <FileInput ref={input} label={`올릴 ${noun} 파일`} accept={types} onFiles={bring} />
        <ActButton icon={Upload} look={MAIN_BUTTON} onClick={() => input.current?.click()}>
          올리기
        </ActButton>
      </div>
      <p className="px-4 pt-1.5 pb-2 text-studio-micro text-studio-text-mute">{help}</p>
      {uploads.length > 0 && <Uploads uploads={uploads} onDrop={forget} />}
      <FoundPictures kind={kind} found={found} current={current} onPick={onPick} />
      {drop.isOver && <DropHint inset="inset-2" />}
    </div>
  )
}
