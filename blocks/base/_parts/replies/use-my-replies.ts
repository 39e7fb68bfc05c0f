'use client'
import { useEffect, useState } from 'react'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'

type Read = (signal: AbortSignal) => Promise<{ items: { REPLY_SEQ: number }[] }>

/**
 * The numbers of the member's own replies, and a function that adds one. The page is the same for everybody, so the browser requests them;
 * if that fails, the member may report their own reply, and the service refuses.
 * @param of what the replies are about; another one is read anew.
 */
export function useMyReplies(of: string | number, read: Read): [mine: ReadonlySet<number>, note: (replySeq: number) => void] {
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set())
  const add = (seqs: number[]) => setMine((before) => new Set([...before, ...seqs]))
  useEffect(() => {
    if (!seemsSignedIn()) return
    const leaving = new AbortController()
    read(leaving.signal).then(
      ({ items }) => leaving.signal.aborted || add(items.map(({ REPLY_SEQ }) => REPLY_SEQ)),
      () => undefined,
    )
    return () => leaving.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` is made anew by each render and asks the same
  }, [of])
  return [mine, (replySeq) => add([replySeq])]
}
