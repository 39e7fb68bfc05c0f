'use client'
import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { CHROME } from '../ui/chrome'
import { Scrim } from '../ui/scrim'
import type { MediaKind } from './media-kinds'
import { PictureLibrary } from './picture-library'
import type { Picture } from './pictures'

interface Props {
  kind?: MediaKind
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
          <PictureLibrary kind={kind} current={current} onPick={onPick} searchRef={search} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
