// The page's one dialog stack. Nothing of it is on a page until the first dialog opens: the host with its React root
// comes by import() then. Back closes the topmost; leaving the page and a change of path close everything (S-MODAL-3).
import type { ReactNode } from 'react'
import { DialogStack, type Confirmed } from './dialog-stack'
import { backSettled, dropHolds, holdBack } from './hold-back'
import { whenLeft } from './when-left'

export interface DialogView {
  /** Name for the screen reader, and the heading of an alert or a confirm. */
  title: string
  /** Sentence under the heading. */
  text?: string
  /** Result verbs; 확인 and 취소 otherwise. */
  okLabel?: string
  cancelLabel?: string
  /** The content of a modal; alerts and confirms are rendered by the host. */
  render?: (close: (result?: unknown) => void) => ReactNode
  /** Classes of a modal's `<dialog>`; the centred card otherwise. */
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

/** Every dialog that opens holds Back, and one that is gone holds it no longer. */
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

/** The host may fail to load (offline, a new build): the browser's own dialog then shows the words, and the promise settles. */
async function withHost<R>(view: DialogView, open: () => Promise<R>): Promise<R> {
  watch()
  host ??= import('./mount-dialog-host').then(({ mountDialogHost }) => mountDialogHost(stack))
  host.catch(() => {
    host = undefined
    if (!view.render) alert([view.title, view.text].filter(Boolean).join('\n'))
    stack.clear()
  })
  const result = await open()
  // What comes next may be another page: the history is as it was before the dialog by then.
  await backSettled()
  return result
}

/** Opens a modal on top; the promise gives what it was closed with. */
export function openDialog<R>(name: string, view: DialogView): Promise<R | undefined> {
  return withHost(view, () => stack.open<R>(name, view))
}

/** One sentence and one button. */
export function showAlertDialog(view: DialogView): Promise<void> {
  return withHost(view, () => stack.alert(view))
}

/** One question and two result verbs; Escape, closing and clearing are `cancel`. @public */
export function showConfirmDialog(view: DialogView): Promise<Confirmed> {
  return withHost(view, () => stack.confirm(view))
}

/**
 * Closes whatever is open, one after the other, before the page is loaded anew: taking an entry of the history back while a
 * navigation has begun would stop that navigation.
 */
export async function closeDialogs(): Promise<void> {
  for (let top = stack.snapshot().at(-1); top; top = stack.snapshot().at(-1)) {
    stack.closeKey(top.key)
    await backSettled()
  }
}
