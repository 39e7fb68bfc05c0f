'use client'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { POPUP } from '../shell/studio'

/** The frame of this room's dialogs. Without `onClose` it is a question that must be answered. */
export function DeskDialog({
  title,
  text,
  onClose,
  wide = false,
  children,
}: {
  title: string
  text?: ReactNode
  onClose?: () => void
  wide?: boolean
  children: ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-overlay) bg-scrim" />
        <Dialog.Popup
          className={`${POPUP} fixed top-1/2 left-1/2 z-(--z-overlay) flex max-h-[calc(100dvh-2rem)] -translate-1/2 flex-col rounded-lg p-5 ${wide ? 'w-[min(40rem,calc(100vw-2rem))]' : 'w-[min(27rem,calc(100vw-2rem))]'}`}
        >
          <Dialog.Title className="text-studio-title">{title}</Dialog.Title>
          {text && <Dialog.Description className="mt-1 text-studio-text-mute">{text}</Dialog.Description>}
          <div className="mt-4 flex min-h-0 flex-col gap-4">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export const Actions = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap justify-end gap-2">{children}</div>

/** A document that the question is about. */
export const DocumentName = ({ title, name }: { title: string; name: string | undefined }) => (
  <p className="min-w-0">
    <span className="line-clamp-2 font-medium">{title}</span>
    {name && <code className="line-clamp-2 font-mono text-studio-label font-normal break-all text-studio-text-mute">{name}</code>}
  </p>
)
