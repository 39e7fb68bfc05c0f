'use client'
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DialogStack, OpenDialog } from './dialog-stack'
import type { DialogView } from './dialogs'
import { idScope, IdScopeContext } from './id-scope'
import { DESTRUCTIVE, safeFocus } from './safe-focus'
import { closingWords } from './closing-words'

/** Gives the stack its own React root beside the page, so that any island can open a dialog without containing it. */
export function mountDialogHost(stack: DialogStack<DialogView>): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.dialogs = ''
  const root = createRoot(place)
  root.render(
    <IdScopeContext value={idScope('dialogs')}>
      <DialogHost stack={stack} />
    </IdScopeContext>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}

function DialogHost({ stack }: { stack: DialogStack<DialogView> }) {
  const dialogs = useSyncExternalStore(stack.subscribe, stack.snapshot, stack.snapshot)
  return dialogs.map((dialog) => <Shell key={dialog.key} dialog={dialog} close={(result) => stack.closeKey(dialog.key, result)} />)
}

const card =
  'm-auto w-[min(400px,calc(100vw-48px))] rounded-lg bg-page p-6 text-ink shadow-overlay transition-[opacity,scale] duration-(--duration-base) ease-(--ease-settle) backdrop:bg-scrim starting:scale-[0.98] starting:opacity-0'

/** One native dialog: the browser traps focus, makes the page inert and restores the focus. */
function Shell({ dialog, close }: { dialog: OpenDialog<DialogView>; close: (result?: unknown) => void }) {
  const element = useRef<HTMLDialogElement>(null)
  const { kind, view, key } = dialog
  useLayoutEffect(() => {
    const shown = element.current!
    shown.showModal()
    // The browser focuses the first control whatever it does; a confirm begins on the cancelling button.
    if (kind === 'confirm' || document.activeElement?.closest('[data-destructive]')) (safeFocus(shown) ?? shown).focus()
    document.documentElement.classList.add('overflow-hidden')
    return () => {
      shown.close()
      if (!document.querySelector('dialog:modal')) document.documentElement.classList.remove('overflow-hidden')
    }
  }, [kind])
  return (
    <dialog
      ref={element}
      role={kind === 'modal' ? undefined : 'alertdialog'}
      aria-labelledby={kind === 'modal' ? undefined : `dialog-${key}`}
      aria-describedby={kind === 'modal' || !view.text ? undefined : `dialog-${key}-text`}
      aria-label={kind === 'modal' ? view.title : undefined}
      closedby={kind === 'alert' ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault()
        if (kind !== 'alert' && event.target === element.current) close()
      }}
      className={view.className ?? card}
    >
      {view.render ? view.render(close) : <Question dialog={dialog} close={close} />}
    </dialog>
  )
}

function Question({
  dialog: { kind, view, key },
  close,
}: {
  dialog: OpenDialog<DialogView>
  close: (result?: unknown) => void
}): ReactNode {
  return (
    <>
      <h2 id={`dialog-${key}`} className="type-title text-balance">
        {view.title}
      </h2>
      {view.text && (
        <p id={`dialog-${key}-text`} className="type-small mt-2 text-pretty text-ink-mute">
          {view.text}
        </p>
      )}
      <div className="mt-6 flex gap-2">
        {kind === 'confirm' && (
          <button
            type="button"
            onClick={() => close('cancel')}
            className="h-12 flex-1 rounded-sm bg-surface-deep px-5 font-semibold hover:bg-line"
          >
            {view.cancelLabel ?? closingWords(view.okLabel ?? '')}
          </button>
        )}
        <button
          type="button"
          {...(kind === 'confirm' ? DESTRUCTIVE : {})}
          onClick={() => close('ok')}
          className="h-12 flex-1 rounded-sm bg-action px-5 font-semibold text-on-ink hover:bg-action-hover"
        >
          {view.okLabel ?? '확인'}
        </button>
      </div>
    </>
  )
}
