'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { goTo } from '../_parts/join/go-to'
import { useJoinIdentity } from '../_parts/join/use-join-identity'

const NOTES = [
  '인증 결과는 가입하는 데만 쓰고, 30분이 지나면 지웁니다.',
  '이름, 생년월일, 휴대전화 번호는 인증한 그대로 회원 정보에 담깁니다.',
  '새 창이 열리지 않으면 브라우저의 팝업 차단을 해제해 주세요.',
]

interface Props {
  id: string
  /** The name verified already. */
  verified: string
  next: string
  landing: string | undefined
}

/** Opens the identity popup and continues with its result. */
export function VerifyStep({ id, verified, next, landing }: Props) {
  const [isWaiting, setWaiting] = useState(false)
  const identity = useJoinIdentity({ onReturn: () => goTo(next), ...(landing ? { landing } : {}) })
  const press = () => {
    setWaiting(true)
    void identity.verify().then((isDone) => {
      if (isDone) goTo(next)
      else setWaiting(false)
    })
  }
  return (
    <div id={id}>
      {verified && (
        <p className="mb-6 flex gap-2 rounded-sm bg-surface px-4 py-3.5">
          <Icon name="check" size={20} className="mt-0.5 text-success" />
          {verified}님으로 본인인증을 마쳤습니다.
        </p>
      )}
      <ul className="grid gap-2 text-small text-ink-soft">
        {NOTES.map((note) => (
          <li key={note} className="flex gap-2">
            <Icon name="check" size={16} className="mt-1 text-ink-mute" />
            {note}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3">
        {verified ? (
          <>
            <SubmitButton type="button" isSending={false} onClick={() => goTo(next)}>
              다음 단계로
            </SubmitButton>
            <LineButton onClick={press} className="w-full">
              다른 사람으로 인증하기
            </LineButton>
          </>
        ) : (
          <SubmitButton type="button" isSending={identity.isKeeping} onClick={press}>
            휴대전화 본인인증
          </SubmitButton>
        )}
      </div>
      <p role="status" className="mt-4 text-small text-ink-mute empty:hidden">
        {isWaiting && '새 창에서 본인인증을 진행해 주세요.'}
      </p>
    </div>
  )
}
