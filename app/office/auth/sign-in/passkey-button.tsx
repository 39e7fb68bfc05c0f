'use client'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { beginPasskeyConfirm, beginPasskeySignIn, confirmByPasskey, signInByPasskey } from '@/schemas/api/auth/passkeys'
import { passkeyFault, signByPasskey } from './passkey'
import { useKnowsPasskey } from './use-knows-passkey'

interface PasskeyButtonProps {
  /** A sign-in, or an act of who is signed in. */
  purpose: 'signIn' | 'confirm'
  words: string
  /** @param id whose passkey it was; of a confirmation there is nobody else. */
  onDone: (id: string | undefined) => void | Promise<void>
}

/** One press, and the lock of the device. Absent where the browser knows no passkeys: what stands beside it serves everywhere. */
export function PasskeyButton({ purpose, words, onDone }: PasskeyButtonProps) {
  const knows = useKnowsPasskey()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  // Whoever tries another way, in the form around it or beside it, is told of that one alone.
  useEffect(() => {
    const clear = (): void => setFault('')
    document.addEventListener('submit', clear, true)
    return () => document.removeEventListener('submit', clear, true)
  }, [])
  if (!knows) return null
  async function press(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await onDone(await (purpose === 'signIn' ? signIn() : confirm()))
    } catch (error) {
      setFault(passkeyFault(error, purpose))
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-2">
      <ActButton icon={Fingerprint} aria-disabled={isBusy} onClick={() => void press()}>
        {isBusy ? '패스키를 확인하는 중입니다' : words}
      </ActButton>
      <p role="alert" className="text-studio-label text-danger empty:hidden">
        {fault}
      </p>
    </div>
  )
}

async function signIn(): Promise<string> {
  const { options } = (await call(beginPasskeySignIn, {})).item
  return (await call(signInByPasskey, { answer: await signByPasskey(options) })).item.id
}

async function confirm(): Promise<undefined> {
  const { options } = (await call(beginPasskeyConfirm, {})).item
  await call(confirmByPasskey, { answer: await signByPasskey(options) })
}
