'use client'
import { useEffect, useState } from 'react'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { DestroyButton } from '@/builder/ui/destroy-button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { IDLE_MINUTES } from '@/schemas/rules/auth/staff-sign-in'

interface EndingDialogProps {
  /** When the sign-in ends, in epoch milliseconds. */
  until: number
  /** It is not used, or it has lasted as long as the role allows. */
  by: 'idle' | 'hours'
  isBusy: boolean
  fault: string
  onStay: () => void
  onLeave: () => void
  /** The role's time is over: only a new sign-in goes on. */
  onSignIn: () => void
  onClose: () => void
}

/** Warns that a sign-in ends. The time left is spoken at its start and each half minute, and is seen in seconds. */
export function EndingDialog({ until, by, isBusy, fault, onStay, onLeave, onSignIn, onClose }: EndingDialogProps) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1_000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <StudioDialog
      title="곧 로그인이 끝납니다"
      text={
        by === 'idle'
          ? `${IDLE_MINUTES}분 동안 쓰지 않아 곧 로그인을 끝냅니다. 입력하신 내용은 그대로 있습니다.`
          : '한 번 로그인해 쓸 수 있는 시간이 거의 지났습니다. 다시 로그인하면 하던 곳에서 이어집니다.'
      }
      onClose={onClose}
    >
      <p aria-hidden className="text-h3 tabular-nums">
        {timeWords(left)}
      </p>
      <p role="status" className="sr-only">
        {timeWords(Math.ceil(left / 30) * 30)} 남았습니다.
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <DestroyButton onClick={onLeave}>로그아웃</DestroyButton>
        {by === 'idle' ? (
          <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={onStay}>
            계속하기
          </button>
        ) : (
          <button type="button" className={MAIN_BUTTON} onClick={onSignIn}>
            다시 로그인
          </button>
        )}
      </DialogActions>
    </StudioDialog>
  )
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
const timeWords = (seconds: number): string => (seconds >= 60 ? `${Math.floor(seconds / 60)}분 ${seconds % 60}초` : `${seconds}초`)
