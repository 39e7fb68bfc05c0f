'use client'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { emailFault } from '@/schemas/rules/base/email'
import { digits } from '@/schemas/rules/base/generic-rules'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'

interface Props extends Omit<ComponentProps<typeof EmailField>, 'id' | 'beside' | 'success'> {
  id: string
  /** The address as it stands in the field. */
  email: string
  /** Whether this address still has to prove itself; without it there is a plain field. */
  isAsked: boolean
  isConfirmed: boolean
  /** Shown at the address once its code was right. */
  confirmedWords: string
  send: (email: string) => Promise<unknown>
  confirm: (email: string, code: string) => Promise<unknown>
}
type Said = { at: 'email' | 'code'; of: string; error?: string; success?: string }

const sentenceOf = (error: unknown): string => (error instanceof CallFailure ? (error.problems[0]?.message ?? error.message) : UNEXPECTED)

/** A mail address that is proved by a code sent to it. The code is no part of the form around it. */
export function MailCodeField({
  id,
  email: typed,
  isAsked,
  isConfirmed,
  confirmedWords,
  send,
  confirm,
  error,
  onKeyDown,
  ...field
}: Props) {
  const email = typed.trim()
  const [code, setCode] = useState('')
  /** The address that the last code went to. */
  const [sentTo, setSentTo] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const isSent = sentTo === email

  const during = async (at: Said['at'], work: () => Promise<string | undefined>) => {
    if (isAsking) return
    setAsking(true)
    setSaid(
      await work().then(
        (success) => (success ? { at, of: email, success } : undefined),
        (failure: unknown): Said => ({ at, of: email, error: sentenceOf(failure) }),
      ),
    )
    setAsking(false)
  }
  const onSend = () => {
    const fault = emailFault(email)
    if (fault) return setSaid({ at: 'email', of: email, error: fault })
    void during('email', async () => {
      await send(email)
      setSentTo(email)
      setCode('')
      return '인증번호를 보냈습니다. 10분 안에 입력해 주세요.'
    })
  }
  const onConfirm = () => {
    const fault = requiredFault('인증번호', code) ?? digits('인증번호', code, 6)
    if (fault) return setSaid({ at: 'code', of: email, error: fault })
    void during('code', async () => {
      await confirm(email, code)
      return undefined
    })
  }
  // Enter in these fields presses their own button, not the form's.
  const onEnter = (press: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    press()
  }
  const at = (place: Said['at']) => (said?.at === place && said.of === email ? { error: said.error, success: said.success } : {})
  const isOpen = isAsked && !isConfirmed
  const words = isConfirmed ? { success: confirmedWords } : isAsked ? at('email') : {}
  return (
    <div className="grid gap-5">
      <EmailField
        id={id}
        {...field}
        {...words}
        {...(error && !isConfirmed ? { error, success: undefined } : {})}
        onKeyDown={isOpen ? onEnter(onSend) : onKeyDown}
        beside={
          isOpen ? (
            <LineButton onClick={onSend} aria-busy={isAsking} className="shrink-0">
              {isSent ? '다시 받기' : '인증번호 받기'}
            </LineButton>
          ) : null
        }
      />
      {isOpen && isSent && (
        <TextField
          id={`${id}-code`}
          label="인증번호"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="numeric"
          value={code}
          onChange={(event) => setCode(digitsOnly(event.target.value).slice(0, 6))}
          onKeyDown={onEnter(onConfirm)}
          {...at('code')}
          beside={
            <LineButton onClick={onConfirm} aria-busy={isAsking} className="shrink-0">
              확인
            </LineButton>
          }
        />
      )}
    </div>
  )
}
