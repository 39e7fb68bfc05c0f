'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { listMyEventReplies } from '@/schemas/api/events/replies'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'

/**
 * The ids of the member's own replies, and a function that adds one. The page is the same for everybody, so the browser requests them; if
 * that fails, the member may report their own reply, and the service refuses.
 */
export function useMyReplies(eventSeq: number): [mine: ReadonlySet<number>, note: (replySeq: number) => void] {
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set())
  const add = (seqs: number[]) => setMine((before) => new Set([...before, ...seqs]))
  useEffect(() => {
    if (!seemsSignedIn()) return
    const leaving = new AbortController()
    call(listMyEventReplies, { eventSeq }, { signal: leaving.signal }).then(
      ({ items }) => leaving.signal.aborted || add(items.map(({ REPLY_SEQ }) => REPLY_SEQ)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [eventSeq])
  return [mine, (replySeq) => add([replySeq])]
}
