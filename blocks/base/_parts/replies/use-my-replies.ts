'use client'
import { useEffect, useState } from 'react'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'

type Read<Of> = (of: Of, signal: AbortSignal) => Promise<{ items: { REPLY_SEQ: number }[] }>

/**
 * The numbers of the member's own replies, and a function that adds one. The page is the same for everybody, so the browser requests them;
 * if that fails, the member may report their own reply, and the service refuses.
 * @param of what the replies are about; another one is read anew.
 * @param read the same function at every render.
 */
export function useMyReplies<Of extends string | number>(
  of: Of,
  read: Read<Of>,
): [mine: ReadonlySet<number>, note: (replySeq: number) => void] {
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set())
  const add = (seqs: number[]) => setMine((before) => new Set([...before, ...seqs]))
  useEffect(() => {
    if (!seemsSignedIn()) return
    const leaving = new AbortController()
    read(of, leaving.signal).then(
      ({ items }) => leaving.signal.aborted || add(items.map(({ REPLY_SEQ }) => REPLY_SEQ)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [of, read])
  return [mine, (replySeq) => add([replySeq])]
}
