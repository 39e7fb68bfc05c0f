'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { Moment } from '@/builder/list/moment'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { endOtherSessions, endOwnSession, type readOwnAccount } from '@/schemas/api/auth/own-account'
import { MOST_SIGN_INS } from '@/schemas/rules/auth/staff-sign-in'
import { AccountSection } from './account-section'

type Session = Listed<typeof readOwnAccount>

interface SessionsSectionProps {
  account: Item<typeof readOwnAccount>
  sessions: readonly Session[]
  /** Epoch milliseconds of the displayed answer. */
  now: number
  done: string
  onDone: (words: string) => void
}

export function SessionsSection({ account, sessions, now, done, onDone }: SessionsSectionProps) {
  /** What is asked about: one sign-in, or all others. */
  const [asked, setAsked] = useState<Session | 'others' | null>(null)
  const close = (words: string): void => {
    setAsked(null)
    onDone(words)
  }
  return (
    <AccountSection title="로그인한 기기" done={done}>
      <ul aria-label="로그인한 기기" className="flex flex-col">
        {sessions.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-studio-line py-3 first:pt-0 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {one.device}
                {one.isCurrent && <span className="ml-2 font-normal text-studio-accent-700">지금 쓰는 기기</span>}
              </p>
              <p className="text-studio-label font-normal text-studio-text-mute">
                접속한 곳 {one.place} · 로그인 <Moment at={one.signedInAt} now={now} /> · 마지막 사용 <Moment at={one.seenAt} now={now} />
              </p>
            </div>
            {!one.isCurrent && (
              <ActButton look={DESTROY_BUTTON} aria-label={`${one.device} 로그인 끝내기`} onClick={() => setAsked(one)}>
                끝내기
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActButton look={`${DESTROY_BUTTON} self-start`} onClick={() => setAsked('others')}>
          다른 기기 모두 끝내기
        </ActButton>
      )}
      <p className="text-studio-label font-normal text-studio-text-mute">
        {account.idleMinutes}분 동안 쓰지 않거나 로그인한 지 {account.hours}시간이 지나면 저절로 끝납니다. {MOST_SIGN_INS}곳을 넘게
        로그인하면 가장 오래 쓰지 않은 로그인이 끝납니다.{' '}
        {account.isBreakGlass
          ? '모르는 기기가 있으면 끝내고 서버를 맡은 분께 새 봉투를 부탁해 주세요.'
          : '모르는 기기가 있으면 끝내고 비밀번호를 바꾸어 주세요.'}
      </p>
      {asked !== null && (
        <ConfirmDialog
          title={asked === 'others' ? '다른 기기의 로그인을 모두 끝냅니다' : '이 기기의 로그인을 끝냅니다'}
          text="그 기기에서는 다음 동작부터 다시 로그인해야 합니다."
          words="끝내기"
          isDestructive
          onConfirm={async () =>
            close(
              asked === 'others'
                ? (await call(endOtherSessions, {})).resultMessage
                : (await call(endOwnSession, { id: asked.id })).resultMessage,
            )
          }
          onClose={() => setAsked(null)}
        >
          <p className="font-semibold">{asked === 'others' ? `${sessions.length - 1}개` : `${asked.device} · ${asked.place}`}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}
