import { useState } from 'react'

/** Which dialog of a record is open, and what was just done. */
export interface Dialogs<D> {
  dialog: D | null
  setDialog: (dialog: D | null) => void
  done: string
  setDone: (words: string) => void
  close: () => void
  /** Says what was done, and closes. */
  finish: (words: string) => void
}

/** @param reread reads the record anew: after a refusal the screen shows what the other did. */
export function useDialogs<D>(reread: () => Promise<unknown>): Dialogs<D> {
  const [dialog, setDialog] = useState<D | null>(null)
  const [done, setDone] = useState('')
  const close = (): void => {
    setDialog(null)
    void reread()
  }
  const finish = (words: string): void => {
    setDone(words)
    close()
  }
  return { dialog, setDialog, done, setDone, close, finish }
}
