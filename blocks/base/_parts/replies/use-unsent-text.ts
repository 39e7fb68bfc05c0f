'use client'
import { useEffect, useRef } from 'react'
import { callKey } from '@/schemas/api/base/call-key'
import { TYPED_IS_RESTORED } from '@/schemas/words/login-questions'
import { readReplyDraft, storeReplyDraft } from './reply-drafts'

interface UnsentText {
  /** Stores what is typed; an empty text is forgotten. */
  store: (text: string) => void
  /** The key of a text that is sent now: the same until it changes, so that one whose answer was lost is stored once. */
  keyOf: (text: string) => string
}

/**
 * The unsent text of a field: a closed tab, a page left and a form put away lose no word of it.
 * @param field id of the field, of which there is one on the page.
 * @param put writes what was found into the field; not called where something is typed already.
 */
export function useUnsentText(field: string, put: (text: string) => void): UnsentText {
  const key = useRef<string>(undefined)
  const write = useRef(put)
  useEffect(() => {
    write.current = put
  })
  useEffect(() => {
    let isOver = false
    void readReplyDraft(field).then((draft) => {
      if (isOver || !draft || document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(field)}`)?.value !== '') return
      write.current(draft.text)
      key.current = draft.key
      void import('@/lib/ui/show-snackbar').then(({ showSnackbar }) => showSnackbar(TYPED_IS_RESTORED))
    })
    return () => {
      isOver = true
    }
  }, [field])
  return {
    store: (text) => {
      key.current = undefined
      storeReplyDraft(field, { text })
    },
    keyOf: (text) => {
      const present = (key.current ??= callKey())
      storeReplyDraft(field, { text, key: present })
      return present
    },
  }
}
