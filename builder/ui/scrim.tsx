'use client'
import { Dialog } from '@base-ui/react/dialog'

/**
 * The ground behind a modal dialog. A press on it leaves the focus in the dialog, and its mark tells the keyboard handlers that the page
 * behind it takes no keys (`hasModal`). A
 * question about a dialog dims the dialog, too.
 */
export const Scrim = ({ layer = 'z-(--z-overlay)' }: { layer?: 'z-(--z-overlay)' | 'z-(--z-drawer)' }) => (
  <Dialog.Backdrop forceRender data-modal className={`fixed inset-0 bg-scrim ${layer}`} onMouseDown={(event) => event.preventDefault()} />
)
