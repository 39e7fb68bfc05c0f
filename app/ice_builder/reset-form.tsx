'use client'
// What the link of a mail opens: the choice of a new password, or, in words, why it opens nothing and what to do.
import { useEffect, useState } from 'react'
import { faultsOf } from '@/builder/list/form-faults'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { readStaffReset, type StaffResetState } from '@/schemas/api/auth/staff-resets'
import { RESET_LINK_MINUTES, RESET_WAIT_DAYS } from '@/schemas/rules/auth/staff-sign-in'
import { ResetPasswordForm } from './reset-password-form'

const WORDS: Readonly<Record<Exclude<StaffResetState, 'open'>, string>> = {
  waiting: `새 비밀번호를 받았고, 다른 관리자의 확인을 기다립니다. 확인되거나 거절되면 메일로 알려 드립니다. 그때까지는 전의 비밀번호가 그대로입니다. ${RESET_WAIT_DAYS}일 안에 확인되지 않으면 처음부터 다시 요청해 주세요.`,
  done: '이 링크로 정한 새 비밀번호를 쓰고 있습니다. 새 비밀번호로 로그인해 주세요.',
  refused: '다른 관리자가 새 비밀번호를 거절했습니다. 전의 비밀번호가 그대로이니, 다른 관리자에게 직접 문의해 주세요.',
  replaced: '더 나중에 받은 메일이 있어 이 링크는 쓸 수 없습니다. 마지막에 받은 메일의 링크를 열어 주세요.',
  changed: '이 링크를 요청한 뒤에 비밀번호가 바뀌어 쓸 수 없습니다. 바뀐 비밀번호로 로그인하거나 다시 요청해 주세요.',
  late: `링크의 기한이 지났습니다. 링크는 ${RESET_LINK_MINUTES}분 동안, 관리자의 확인은 ${RESET_WAIT_DAYS}일 동안 기다립니다. 다시 요청해 주세요.`,
  closed: '지금은 이 링크로 비밀번호를 정할 수 없는 계정입니다. 다른 관리자에게 문의해 주세요.',
  unknown: '알 수 없는 링크입니다. 메일의 링크가 중간에 잘리지 않았는지 확인하거나 다시 요청해 주세요.',
}
const TO_SIGN_IN = ['done', 'changed', 'waiting', 'refused', 'closed'] as const satisfies readonly StaffResetState[]
const leadsToSignIn = (state: StaffResetState): boolean => TO_SIGN_IN.some((one) => one === state)

export function ResetForm({ link }: { link: string }) {
  const [found, setFound] = useState<{ state: StaffResetState; loginId: string } | null>(null)
  const [fault, setFault] = useState('')
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isGone = false
    const read = async (): Promise<void> => {
      try {
        const { item } = await call(readStaffReset, { key: link || '-' })
        if (!isGone) setFound(item)
      } catch (error) {
        if (!isGone) setFault(faultsOf(error, []).form ?? '링크를 확인하지 못했습니다.')
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [link, asked])
  if (fault !== '')
    return (
      <div className="mt-5 flex flex-col gap-4">
        <p role="alert" className="text-danger">
          {fault}
        </p>
        <button
          type="button"
          className={LINE_BUTTON}
          onClick={() => {
            setFault('')
            setAsked(asked + 1)
          }}
        >
          다시 확인
        </button>
      </div>
    )
  if (!found) return <p className="mt-5 text-studio-text-mute">링크를 확인하는 중입니다.</p>
  const { state, loginId } = found
  if (state === 'open')
    return <ResetPasswordForm link={link} loginId={loginId} onWaiting={() => setFound({ state: 'waiting', loginId: '' })} />
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p role="status">{WORDS[state]}</p>
      {leadsToSignIn(state) ? (
        <a href="/ice_builder" className={MAIN_BUTTON}>
          로그인하기
        </a>
      ) : null}
      {state === 'late' || state === 'unknown' || state === 'changed' ? (
        <a href="#forgot" className={state === 'changed' ? LINE_BUTTON : MAIN_BUTTON}>
          다시 요청하기
        </a>
      ) : null}
    </div>
  )
}
