'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { listMyEventReplies } from '@/schemas/api/events/replies'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'

/**
 * Which replies are one's own, and how to note one more. The page is the same for everybody, so its visitor asks for himself;
 * where he hears nothing he may report his own word, and is told so.
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
