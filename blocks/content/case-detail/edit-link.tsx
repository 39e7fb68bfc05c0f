'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { isMyHome } from '@/schemas/api/content/is-my-home'

/** Leads the writer of a tour back to the editor. The page is the same for all: only a signed-in browser asks whose it is. */
export function EditLink({ seq }: { seq: number }) {
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    call(isMyHome, { seq }, { signal: leaving.signal }).then(
      ({ item }) => setMine(item.mineYn === 'Y'),
      () => undefined,
    )
    return () => leaving.abort()
  }, [seq])
  if (!isMine) return null
  return (
    <a
      href={`/styling/myhome/edit/${seq}`}
      className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
    >
      수정
    </a>
  )
}
