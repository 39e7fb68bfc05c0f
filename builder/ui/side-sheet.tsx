'use client'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { BUTTON } from './button'
import { CHROME } from './chrome'
import { ICON } from './icon'

interface SideSheetProps {
  title: string
  text?: string
  onClose: () => void
  /** Keys of its own; none of them reaches the page beside it. */
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A sheet at the side of a page, which stays visible and usable. */
export const SideSheet = ({ title, text, onClose, onKeyDown, children }: SideSheetProps) => (
  <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Popup
        className={`${CHROME} fixed inset-y-0 right-0 z-(--z-overlay) flex w-[min(30rem,100vw)] flex-col border-l border-studio-line bg-studio-panel shadow-studio outline-none`}
        onKeyDown={(event) => {
          event.stopPropagation()
          onKeyDown?.(event)
        }}
      >
        <div className="flex shrink-0 items-start gap-2 border-b border-studio-line py-2.5 pr-2 pl-5">
          <div className="min-w-0 flex-1 py-1">
            <Dialog.Title className="truncate text-studio-title">{title}</Dialog.Title>
            {text && <Dialog.Description className="text-studio-micro text-studio-text-mute tabular-nums">{text}</Dialog.Description>}
          </div>
          <Dialog.Close aria-label="닫기" className={BUTTON}>
            <X {...ICON} />
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
