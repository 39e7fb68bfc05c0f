'use client'
import { useEffect, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { pickShop, readMyPick } from '@/schemas/api/places/finder'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'

interface Props {
  shopId: string
  name: string
  count: number
}

/** 추천: once by each member. A visitor is asked to log in first. */
export function PickButton({ shopId, name, count }: Props) {
  const [picked, setPicked] = useState<{ count: number } | undefined>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (!seemsSignedIn()) return
    const asking = new AbortController()
    call(readMyPick, { storeId: shopId }, { signal: asking.signal })
      .then(({ item }) => item.recYn === 'Y' && setPicked({ count: Math.max(1, count) }))
      // The button then asks when it is pressed.
      .catch(() => {})
    return () => asking.abort()
  }, [shopId, count])

  const press = async () => {
    if (picked || isSending || !(await askLogin())) return
    setSending(true)
    try {
      const { item } = await call(pickShop, { shopId })
      setPicked({ count: item.REC_CNT })
      showSnackbar('매장을 추천했습니다.')
    } catch (error) {
      if (error instanceof CallFailure && error.code === '409') setPicked({ count: Math.max(1, count) })
      await sayFailure(error, { id: pickShop.id })
    } finally {
      setSending(false)
    }
  }
  const shown = picked?.count ?? count
  return (
    <button
      type="button"
      aria-pressed={picked !== undefined}
      aria-label={`추천: ${name}`}
      onClick={() => void press()}
      className="action action-line action-md"
    >
      {picked ? '추천했습니다' : '추천'}
      {shown > 0 && <span className="numeric font-normal text-ink-mute">{shown.toLocaleString('ko-KR')}</span>}
    </button>
  )
}
