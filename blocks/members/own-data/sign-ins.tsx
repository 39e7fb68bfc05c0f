'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { endMyOtherSignIns, endMySignIn } from '@/schemas/api/auth/own-sign-ins'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { formatDateTime } from '@/schemas/words/dates'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import type { SignIn } from './load'

/** The sign-ins that are alive, the own one first; each of the others can be ended from here. */
export function SignIns({ id, first }: { id: string; first: readonly SignIn[] }) {
  const [signIns, setSignIns] = useState(first)
  const [isSending, setSending] = useState(false)
  const others = signIns.filter(({ isCurrent }) => !isCurrent)
  /** @param left what is still alive afterwards. */
  const end = async (call: () => Promise<{ message: string } | undefined>, left: readonly SignIn[]): Promise<void> => {
    if (isSending) return
    setSending(true)
    const answer = await call()
    setSending(false)
    if (!answer) return
    setSignIns(left)
    // The button that was pressed is gone.
    document.getElementById(`${id}-devices`)?.focus()
    showSnackbar(answer.message)
  }
  const endOne = (key: string) => () =>
    void end(
      async () => said(await trackedCall(endMySignIn, { key })),
      signIns.filter((one) => one.key !== key),
    )
  return (
    <>
      <ul className="mt-3 border-t border-ink">
        {signIns.map(({ key, device, signedInAt, seenAt, isCurrent }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4">
            <div className="min-w-44 flex-1">
              <p className="font-semibold wrap-anywhere">
                {device || '이름을 알 수 없는 기기'}
                {isCurrent && ' (지금 이 기기)'}
              </p>
              <p className="numeric text-small text-ink-mute">
                {formatDateTime(signedInAt)}에 로그인, 마지막 사용 {formatDateTime(seenAt)}
              </p>
            </div>
            {!isCurrent && (
              <button
                type="button"
                aria-label={`로그아웃: ${device || '이름을 알 수 없는 기기'}, ${formatDateTime(signedInAt)}에 로그인`}
                onClick={endOne(key)}
                className="action action-line action-sm"
              >
                로그아웃
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <LineButton
          onClick={() =>
            void end(
              async () => said(await trackedCall(endMyOtherSignIns, {})),
              signIns.filter(({ isCurrent }) => isCurrent),
            )
          }
          className="mt-4"
        >
          다른 기기에서 모두 로그아웃
        </LineButton>
      )}
      <p className="mt-3 text-small text-ink-mute">모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.</p>
    </>
  )
}

const said = (answer: { resultMessage: string } | undefined): { message: string } | undefined => answer && { message: answer.resultMessage }
