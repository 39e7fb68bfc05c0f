'use client'
import { useState, useSyncExternalStore } from 'react'
import { useKeptText } from '@/builder/list/use-kept-text'
import { call } from '@/schemas/api/base/call'
import { saveOrderDraft } from '@/schemas/api/store/order-drafts'
import { sentOf, workOf, type Draft, type Work } from './work-of'

export interface DraftWork {
  work: Work
  /** Something is written that is not saved. */
  isUnsaved: boolean
  /** It was found in this tab: from before a reload or an ended session. */
  isFound: boolean
  change: (part: Partial<Work>) => void
  /** @returns the draft as it is stored then. */
  save: () => Promise<Draft>
  /** Forgets what is not saved. */
  forget: (latest: Draft) => void
}

/** What is written stays in this tab until it is saved, so that neither a reload nor an ended session loses it. */
export function useDraft(draft: Draft, onSaved: (draft: Draft) => void): DraftWork {
  const kept = useKeptText(`order-draft:${draft.draftSeq}`)
  const [isFound, setFound] = useState(kept.text !== '')
  // The server has none of it.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const own = isInBrowser ? read(kept.text) : undefined
  const work = own ?? workOf(draft)
  return {
    work,
    isUnsaved: own !== undefined,
    isFound: isFound && own !== undefined,
    change: (part) => kept.change(JSON.stringify({ ...work, ...part })),
    async save() {
      const { item } = await call(saveOrderDraft, sentOf(draft.draftSeq, work))
      onSaved(item)
      kept.change('')
      setFound(false)
      return item
    },
    forget(latest) {
      onSaved(latest)
      kept.change('')
      setFound(false)
    },
  }
}

const never = () => () => undefined

function read(text: string): Work | undefined {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as Work
  } catch {
    return undefined
  }
}
