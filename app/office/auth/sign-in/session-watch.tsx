'use client'
// Watches over the sign-in of a page of the console: warns before it ends, signs in again over the page, and asks for the password once more
// where a call needs it. What was refused goes on by itself afterwards, so that nothing typed is lost.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { CallFailure } from '@/schemas/api/base/failure'
import { setStaffAsker } from '@/schemas/api/base/staff-asker'
import { signOut } from '@/schemas/api/auth/staff'
import { readSignInStep, readTimeLeft, stay } from '@/schemas/api/auth/staff-sign-in'
import { COMMON } from '@/schemas/words/messages'
import { ConfirmAgainDialog } from './confirm-again-dialog'
import { EndingDialog } from './ending-dialog'
import { SignInAgainDialog } from './sign-in-again-dialog'
import { useTimeLeft, type Ending } from './use-time-left'

type Question = 'confirm' | 'signIn'

export function SessionWatch({ person }: { person: { id: string; loginId: string; name: string } }) {
  const { question, answer, ask } = useStaffQuestion()
  const { ending, take, forget } = useTimeLeft()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  /** A warning that was closed: it is not shown again for the same end. */
  const [closed, setClosed] = useState<Ending | null>(null)
  const signedInAgain = async (): Promise<void> => {
    answer(true)
    take((await call(readTimeLeft, {})).item)
  }
  if (question === 'confirm') return <ConfirmAgainDialog onDone={() => answer(true)} onClose={() => answer(false)} />
  if (question === 'signIn') return <SignInAgainDialog person={person} onDone={() => void signedInAgain()} onClose={() => answer(false)} />
  if (!ending || ending === closed) return null
  return (
    <EndingDialog
      {...ending}
      isBusy={isBusy}
      fault={fault}
      onStay={() => {
        if (isBusy) return
        setBusy(true)
        setFault('')
        call(stay, {})
          .then(({ item }) => take(item))
          .catch(() => setFault('연결하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 눌러 주세요.'))
          .finally(() => setBusy(false))
      }}
      onSignIn={() => {
        forget()
        void ask('signIn')
      }}
      onLeave={() => void call(signOut, {}).finally(() => location.reload())}
      onClose={() => setClosed(ending)}
    />
  )
}

/** The question that is open, and its answer. Calls that are refused at the same time share one. */
function useStaffQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const open = useRef<{ answered: Promise<boolean>; settle: (isDone: boolean) => void } | null>(null)
  const ask = useCallback((what: Question): Promise<boolean> => {
    if (open.current) return open.current.answered
    const { promise, resolve } = Promise.withResolvers<boolean>()
    open.current = { answered: promise, settle: resolve }
    setQuestion(what)
    return promise
  }, [])
  const answer = useCallback((isDone: boolean): void => {
    open.current?.settle(isDone)
    open.current = null
    setQuestion(null)
  }, [])
  useEffect(() => {
    // A page in a frame, the canvas, is watched over by the page around it.
    if (parent !== window) return
    setStaffAsker(async (failure, id) => {
      const what = questionOf(failure)
      // Whoever leaves is not asked to come back.
      if (!what || id === signOut.id) return false
      // The same sentence refuses a manager what only administrators may: whoever is signed in is not asked to sign in.
      if (what === 'signIn' && (await isSignedIn())) return false
      return ask(what)
    })
    return () => setStaffAsker(undefined)
  }, [ask])
  // Escape closes this dialog, and not another one that it stands over.
  useEffect(() => {
    if (!question) return
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      answer(false)
    }
    addEventListener('keydown', close, { capture: true })
    return () => removeEventListener('keydown', close, { capture: true })
  }, [question, answer])
  return { question, answer, ask }
}

function questionOf({ code, status, message }: CallFailure): Question | undefined {
  if (code === COMMON.confirmNeeded[0]) return 'confirm'
  return status === COMMON.adminOnly[2] && message === COMMON.adminOnly[1] ? 'signIn' : undefined
}

const isSignedIn = (): Promise<boolean> =>
  call(readSignInStep, {}).then(
    ({ item }) => item.step === 'open' || item.step === 'enrol',
    () => true,
  )
