'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { followPerson } from '@/schemas/api/members/profiles'

/** Ends it that the member follows a person, and begins it again: the line stays until the page is left. */
export function Unfollow({ profileId, nickname }: { profileId: string; nickname: string }) {
  const [isOn, setOn] = useState(true)
  const [isSending, setSending] = useState(false)
  const press = async () => {
    if (isSending) return
    setSending(true)
    const answer = await trackedCall(followPerson, { profileId, followYn: isOn ? 'N' : 'Y' })
    setSending(false)
    if (!answer) return
    setOn(!isOn)
    showSnackbar(isOn ? '팔로우를 그만두었습니다.' : '다시 팔로우했습니다.')
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`팔로우: ${nickname}`}
      aria-busy={isSending}
      onClick={() => void press()}
      className={`action ${isOn ? 'action-line' : 'action-primary'} action-sm`}
    >
      {isOn ? '팔로우 중' : '팔로우'}
    </button>
  )
}
