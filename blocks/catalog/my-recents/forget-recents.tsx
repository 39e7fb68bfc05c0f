'use client'
import { useRef } from 'react'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { syncOwnLists } from '@/schemas/api/catalog/own-lists'
import { OWN_LIST_WORDS } from '@/schemas/rules/catalog/own-lists'
import { OWN_LIST_KEYS } from '@/schemas/words/own-list-keys'

/** Forgets a list here and on the member's other devices. */
export function ForgetRecents({ list, ids }: { list: 'product' | 'goods' | 'case'; ids: readonly string[] }) {
  const isBusy = useRef(false)
  const forget = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      await call(syncOwnLists, { lists: [{ list, added: [], removed: [...ids] }] })
      try {
        localStorage.removeItem(OWN_LIST_KEYS[list])
      } catch {
        // Where the browser refuses storage, nothing is stored.
      }
      location.reload()
    } catch (error) {
      await sayFailure(error, { id: syncOwnLists.id })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <button
      type="button"
      onClick={() => void forget()}
      className="min-h-11 shrink-0 text-small font-semibold underline-offset-4 hover:underline"
    >
      기록 지우기<span className="sr-only">: {OWN_LIST_WORDS[list]}</span>
    </button>
  )
}
