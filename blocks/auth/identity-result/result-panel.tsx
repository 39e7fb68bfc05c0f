'use client'
import { useEffect, useRef, useState } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import { HOME, safeCallback } from '@/schemas/rules/base/safe-callback'
import { IDENTITY_DONE, IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { resultMessage, type IdentityOutcome } from '../_parts/identity/message'
import { readOutcome } from '../_parts/identity/read-outcome'
import { RefusalPanel, type Refused } from '../_parts/identity/refusal-panel'
import { identityStorage } from '../_parts/identity/identity-storage'

type State = { name: 'asking' } | { name: 'done' } | ({ name: 'refused' } & Refused)

/** Requests the result once, sends it to the waiting page, and closes. */
export function ResultPanel({ way }: { way: 'popup' | 'page' }) {
  const [state, setState] = useState<State>({ name: 'asking' })
  const isAsked = useRef(false)

  useEffect(
    () =>
      whenShown(() => {
        if (isAsked.current) return
        isAsked.current = true
        void (async () => {
          const outcome = await readOutcome(location.search)
          setState(way === 'popup' ? answerOpener(outcome) : goBack(outcome))
        })()
      }),
    [way],
  )

  if (state.name === 'asking')
    return (
      <p role="status" className="mt-3 text-ink-mute">
        본인인증 결과를 확인하고 있습니다.
      </p>
    )
  return (
    <>
      {state.name === 'refused' ? (
        <RefusalPanel {...state} />
      ) : (
        <p role="status" className="mt-3 text-ink-mute">
          {IDENTITY_DONE}
        </p>
      )}
      {way === 'popup' && (
        <LineButton className="mt-8 w-full" onClick={() => window.close()}>
          창 닫기
        </LineButton>
      )}
    </>
  )
}

const shown = (outcome: IdentityOutcome, ways: Pick<Refused, 'callback' | 'again'> = {}): State =>
  outcome.success
    ? { name: 'done' }
    : { name: 'refused', message: outcome.message, ...(outcome.notice ? { notice: outcome.notice } : {}), ...ways }

/** Sends the result to the page of ours that opened this window and knows its nonce. */
function answerOpener(outcome: IdentityOutcome): State {
  const opener = window.opener as Window | null
  const nonce = identityStorage.nonce()
  if (opener && nonce) {
    opener.postMessage(resultMessage(nonce, outcome), location.origin)
    window.close()
  }
  return shown(outcome)
}

/** Verification in the whole page: returns to the form, which finds the key in this tab (`returnedIdentity`). */
function goBack(outcome: IdentityOutcome): State {
  const origin = identityStorage.returnPath()
  identityStorage.clear()
  if (!origin) return shown(outcome.success ? { success: false, message: IDENTITY_MISSING } : outcome, { callback: HOME })
  const callback = safeCallback(origin.callback)
  if (outcome.success) {
    identityStorage.setKey({ purpose: origin.purpose, key: outcome.key })
    location.replace(callback)
    return { name: 'done' }
  }
  const again = `/verify/verify?purpose=${origin.purpose}&callback=${encodeURIComponent(callback)}`
  return shown(outcome, { callback, again })
}
