'use client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { placesWords } from './places-words'
import { RecordSession } from './record-session'
import type { SessionInput, StoredRecord } from './session-input'

/**
 * The session of one record for its screen. Leaving the page with unsaved words is asked by the browser.
 * @param input read once: another record is another screen, mounted anew.
 */
export function useRecordSession<R extends StoredRecord<object>>(input: SessionInput<R>) {
  const [session] = useState(() => new RecordSession<R>(input))
  const state = useStore(session.store)
  const isChanged = useStore(session.draft.store, () => session.draft.isChanged)
  const problems = useStore(session.draft.store, (draft) => draft.problems)
  const { canWrite, staffId } = input

  useEffect(() => session.attend(), [session])
  useLeaveGuard(isChanged)
  useEffect(() => {
    // The last words before a tab is left are sent at once; until they are confirmed they stay in the browser.
    const leave = () => document.visibilityState === 'hidden' && session.saveSoon()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [session])
  useEffect(() => {
    const lose = () => session.loseConnection()
    const find = () => session.findConnection()
    addEventListener('offline', lose)
    addEventListener('online', find)
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', find)
    }
  }, [session])

  return {
    ...state,
    /** Why the last request failed; of refused fields those that are not mended yet. */
    fault: problems.length > 0 ? placesWords(problems) : state.fault,
    session,
    draft: session.draft,
    target: session.target,
    canWrite,
    staffId,
    isChanged,
    save: () => session.save(),
    takeOver: session.takeOver.bind(session),
    giveUp: () => session.giveUp(),
    saveState: state.save,
    retry: () => session.retry(),
  }
}
