'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import { HOME, safeCallback } from '@/schemas/rules/base/safe-callback'
import { IDENTITY_PURPOSES, makesMember, type IdentityPurpose } from '@/schemas/rules/auth/identity'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { readReadyMessage, readyMessage, resultMessage } from '../_parts/identity/message'
import { leaveForProvider, POPUP_RESULT, WHOLE_RESULT } from '../_parts/identity/leave-for-provider'
import { RefusalPanel, type Refused } from '../_parts/identity/refusal-panel'
import { identityStorage } from '../_parts/identity/identity-storage'

type State = { name: 'opening' } | { name: 'alone' } | ({ name: 'refused' } & Refused)
const refused = (why: Refused): State => ({ name: 'refused', ...why })

/** What the URL asks for; nothing that we know otherwise. */
const purposeIn = (query: string): IdentityPurpose | undefined => {
  const asked = new URLSearchParams(query).get('purpose')
  return IDENTITY_PURPOSES.find((purpose) => purpose === asked)
}

/** Begins the verification of the URL, as soon as the opening page has confirmed that it requested it. */
export function StartPanel({ way }: { way: 'popup' | 'page' | 'guide' }) {
  const [state, setState] = useState<State>({ name: 'opening' })
  const [isLeaving, setLeaving] = useState(false)
  const isBegun = useRef(false)

  const leave = async (purpose: IdentityPurpose) => {
    if (isBegun.current) return
    isBegun.current = true
    setLeaving(true)
    const callback = safeCallback(new URLSearchParams(location.search).get('callback'))
    identityStorage.begin(makesMember(purpose))
    identityStorage.setReturnPath({ purpose, callback })
    setState(refused({ ...(await leaveForProvider(purpose, WHOLE_RESULT)), callback }))
    isBegun.current = false
    setLeaving(false)
  }
  const onShown = useEffectEvent(() => {
    const purpose = purposeIn(location.search)
    if (!purpose || (way === 'popup' && !window.opener)) return setState({ name: 'alone' })
    if (way === 'popup') return awaitOpener(purpose, (refusal) => setState(refused(refusal)))
    void leave(purpose)
  })
  useEffect(() => (way === 'guide' ? undefined : whenShown(onShown)), [way])

  if (state.name === 'refused') return <RefusalPanel {...state} />
  if (state.name === 'alone')
    return (
      <>
        <p className="mt-3 text-ink-mute">본인인증이 필요한 화면에서 다시 시작해 주세요.</p>
        <SafeLink href={HOME} className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          홈으로
        </SafeLink>
      </>
    )
  if (way === 'guide')
    return (
      <form
        method="post"
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault()
          void leave(purposeIn(location.search) ?? 'account')
        }}
      >
        <SubmitButton isSending={isLeaving}>본인인증 시작</SubmitButton>
      </form>
    )
  return (
    <p role="status" className="mt-3 text-ink-mute">
      본인인증 화면을 여는 중입니다.
    </p>
  )
}

/** Answers the handshake of the page that opened this window only, and begins then. */
function awaitOpener(purpose: IdentityPurpose, refuse: (refused: Refused) => void): () => void {
  const opener = window.opener as Window
  let isBegun = false
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    const nonce = readReadyMessage(data)
    if (origin !== location.origin || source !== opener || nonce === undefined) return
    opener.postMessage(readyMessage(nonce), location.origin)
    if (isBegun) return
    isBegun = true
    identityStorage.setNonce(nonce)
    void leaveForProvider(purpose, POPUP_RESULT).then((refusal) => {
      opener.postMessage(resultMessage(nonce, { success: false, ...refusal }), location.origin)
      refuse(refusal)
      window.close()
    })
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
