'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { followPerson, reportPerson } from '@/schemas/api/members/profiles'

interface Props {
  profileId: string
  nickname: string
  first: { followYn: 'Y' | 'N'; followers: number }
  hasIntroduction: boolean
}

/** Follows the person, and reports the introduction. A visitor is asked to log in, and comes back to this page. */
export function PersonActs({ profileId, nickname, first, hasIntroduction }: Props) {
  const [followYn, setFollow] = useState(first.followYn)
  const [followers, setFollowers] = useState(first.followers)
  const [isSending, setSending] = useState(false)
  const isOn = followYn === 'Y'

  const signedIn = async (): Promise<boolean> => {
    if (seemsSignedIn()) return true
    const { askLogin } = await import('@/blocks/auth/_parts/session/ask-login')
    return Boolean(await askLogin({}))
  }
  const press = async () => {
    if (isSending || !(await signedIn())) return
    setSending(true)
    try {
      const { item } = await call(followPerson, { profileId, followYn: isOn ? 'N' : 'Y' })
      setFollow(item.followYn)
      setFollowers(item.followers)
      showSnackbar(item.followYn === 'Y' ? '팔로우했습니다. 새 집들이가 올라오면 알려 드립니다.' : '팔로우를 그만두었습니다.')
    } catch (error) {
      await sayFailure(error, { id: followPerson.id })
    } finally {
      setSending(false)
    }
  }
  const report = async () => {
    if (!(await signedIn())) return
    const { askReportReason } = await import('@/blocks/base/_parts/replies/ask-report-reason')
    const reason = await askReportReason('글')
    if (!reason) return
    try {
      await call(reportPerson, { profileId, reason })
      showSnackbar('신고를 접수했습니다.')
    } catch (error) {
      await sayFailure(error, { id: reportPerson.id })
    }
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-busy={isSending}
        aria-label={`팔로우: ${nickname}`}
        onClick={() => void press()}
        className={`action ${isOn ? 'action-line' : 'action-primary'} action-md`}
      >
        {isOn ? '팔로우 중' : '팔로우'}
      </button>
      <p role="status" className="numeric px-2 text-small text-ink-mute">
        팔로워 {followers.toLocaleString('ko-KR')}
      </p>
      {hasIntroduction && (
        <button
          type="button"
          onClick={() => void report()}
          className="inline-flex min-h-11 items-center px-2 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
        >
          소개 신고
        </button>
      )}
    </>
  )
}
