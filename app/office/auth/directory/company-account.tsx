'use client'
// Where a sign-in at the company ends that is no new sign-in: a window that closes itself, or the question whether to link the account.
import { useEffect, useState } from 'react'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { linkOwnAccount, type readOwnLinks } from '@/schemas/api/auth/directory'
import { clearCookie } from '@/lib/ui/cookies'
import { SAID_COOKIE } from '@/schemas/words/said-cookie'
import { tellCompanyWindow, type CompanyPurpose } from './company-window'

interface CompanyAccountProps {
  person: { loginId: string; name: string }
  found: Item<typeof readOwnLinks>
  /** What the window was opened for. */
  purpose: CompanyPurpose | 'link' | undefined
  /** Why it failed; empty where it did not. */
  said: string
}

const ACCOUNT = '/ice_builder/account'

export function CompanyAccount({ person, found, purpose, said }: CompanyAccountProps) {
  const isWindow = purpose === 'confirm' || purpose === 'signIn'
  useEffect(() => {
    clearCookie(SAID_COOKIE)
    if (!isWindow || said !== '') return
    tellCompanyWindow(purpose)
    window.close()
  }, [isWindow, purpose, said])
  if (said !== '' && !found.waiting)
    return (
      <>
        <h1 className="mt-6 text-studio-title">회사 계정을 확인하지 못했습니다</h1>
        <p role="alert" className="mt-2">
          {said}
        </p>
        <p className="mt-5">
          {isWindow ? (
            <button type="button" className={LINE_BUTTON} onClick={() => window.close()}>
              창 닫기
            </button>
          ) : (
            <a href={ACCOUNT} className={LINE_BUTTON}>
              내 계정으로
            </a>
          )}
        </p>
      </>
    )
  if (isWindow)
    return (
      <>
        <h1 className="mt-6 text-studio-title">확인했습니다</h1>
        <p className="mt-2">이 창을 닫고 하던 화면으로 돌아가시면 됩니다.</p>
      </>
    )
  return <LinkQuestion person={person} waiting={found.waiting} />
}

function LinkQuestion({ person, waiting }: Pick<CompanyAccountProps, 'person'> & { waiting: CompanyAccountProps['found']['waiting'] }) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (!waiting)
    return (
      <>
        <h1 className="mt-6 text-studio-title">연결할 회사 계정이 없습니다</h1>
        <p className="mt-2">시간이 지났거나 이미 연결했습니다. 내 계정에서 회사 계정 연결을 다시 눌러 주세요.</p>
        <p className="mt-5">
          <a href={ACCOUNT} className={LINE_BUTTON}>
            내 계정으로
          </a>
        </p>
      </>
    )
  const next = waiting.back.startsWith('/ice_builder/company-account') ? ACCOUNT : waiting.back
  return (
    <>
      <h1 className="mt-6 text-studio-title">회사 계정을 연결할까요?</h1>
      <p className="mt-2">
        회사 계정 <strong className="break-all">{waiting.shownAs}</strong>
        {' 으로 로그인하면 운영자 '}
        <strong>{person.name}</strong>({person.loginId}) 계정이 열립니다. 본인의 회사 계정이 맞을 때만 연결해 주세요.
      </p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {fault}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button
          type="button"
          className={MAIN_BUTTON}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return
            setBusy(true)
            setFault('')
            call(linkOwnAccount, {}).then(
              () => location.assign(next),
              (error: unknown) => {
                setFault(error instanceof CallFailure ? error.message : '연결하지 못했습니다. 다시 눌러 주세요.')
                setBusy(false)
              },
            )
          }}
        >
          {isBusy ? '연결하는 중입니다' : '연결하기'}
        </button>
        <a href={next} className={LINE_BUTTON}>
          연결하지 않기
        </a>
      </div>
    </>
  )
}
