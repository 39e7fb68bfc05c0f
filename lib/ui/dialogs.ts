// The page's one dialog stack. The host with its React root is imported when the first dialog opens. Back closes the topmost dialog;
// leaving the page and a change of path close everything (S-MODAL-3).
import type { ReactNode } from 'react'
import { DialogStack, type Confirmed } from './dialog-stack'
import { backSettled, dropHolds, holdBack } from './hold-back'
import { whenLeft } from './when-left'

export interface DialogView {
  /** Name for screen readers, and the heading of an alert or a confirm. */
  title: string
  /** Sentence under the heading. */
  text?: string
  /** Labels of the buttons; 확인 and 취소 by default, or 돌아가기 beside an 예약 취소, so that no two buttons say 취소. */
  okLabel?: string
  cancelLabel?: string
  /** The content of a modal; alerts and confirms are rendered by the host. */
  render?: (close: (result?: unknown) => void) => ReactNode
  /** Classes of a modal's `<dialog>`; the centred card by default. */
  className?: string
}

const stack = new DialogStack<DialogView>()
let watching = false

function watch(): void {
  if (watching) return
  watching = true
  whenLeft(() => {
    dropHolds()
    stack.clear()
  })
  stack.subscribe(holdEach)
}

const releases = new Map<number, () => Promise<void>>()

/** Every open dialog has a history entry, and a closed one has none. */
function holdEach(): void {
  const open = stack.snapshot()
  for (const [key, release] of releases) {
    if (open.some((dialog) => dialog.key === key)) continue
    releases.delete(key)
    void release()
  }
  for (const { key } of open)
    if (!releases.has(key))
      releases.set(
        key,
        holdBack(() => stack.closeKey(key)),
      )
}

let host: Promise<unknown> | undefined

/** The host may fail to load (offline, a new build): the browser's own dialog then shows the text, and the promise settles. */
async function withHost<R>(view: DialogView, open: () => Promise<R>): Promise<R> {
  watch()
  host ??= import('./mount-dialog-host').then(({ mountDialogHost }) => mountDialogHost(stack))
  host.catch(() => {
    host = undefined
    if (!view.render) alert([view.title, view.text].filter(Boolean).join('\n'))
    stack.clear()
  })
  const result = await open()
  // The caller may navigate next: the dialog's history entry is removed by then.
  await backSettled()
  return result
}

/** Opens a modal on top; the promise resolves with its result. */
export function openDialog<R>(name: string, view: DialogView): Promise<R | undefined> {
  return withHost(view, () => stack.open<R>(name, view))
}

/** One sentence and one button. */
export function showAlertDialog(view: DialogView): Promise<void> {
  return withHost(view, () => stack.alert(view))
}

/** One question with two buttons; Escape, closing and clearing are `cancel`. @public */
export function showConfirmDialog(view: DialogView): Promise<Confirmed> {
  return withHost(view, () => stack.confirm(view))
}

/**
 * Closes all open dialogs, one after the other, before the page is reloaded: removing a history entry after a navigation has begun would
 * stop that navigation.
 */
export async function closeDialogs(): Promise<void> {
  for (let top = stack.snapshot().at(-1); top; top = stack.snapshot().at(-1)) {
    stack.closeKey(top.key)
    await backSettled()
  }
}
