'use client'
import { Dialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { safeFocus } from '@/lib/ui/safe-focus'
import { POPUP } from './popup'
import { Scrim } from './scrim'

/**
 * The frame of the builder's dialogs. Without `onClose` it must be answered. No dialog loses work by accident: it never opens with the
 * focus on a `DestroyButton`, Escape and a press outside only close it, and after the editor has typed into it a press outside does
 * nothing.
 */
export function StudioDialog({
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
  const popup = useRef<HTMLDivElement>(null)
  const isTyped = useRef(false)
  return (
    <Dialog.Root
      open
      onOpenChange={(open, { reason }) => {
        if (!open && !(reason === 'outside-press' && isTyped.current)) onClose?.()
      }}
    >
      <Dialog.Portal>
        <Scrim />
        <Dialog.Popup
          ref={popup}
          // After a touch the dialog itself gets the focus, so that no keyboard opens by itself.
          initialFocus={(by) => (by === 'touch' ? popup.current : (popup.current && safeFocus(popup.current)) || popup.current)}
          onInput={() => (isTyped.current = true)}
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
