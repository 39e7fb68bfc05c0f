'use client'
import { useState, type KeyboardEvent } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { confirmStaffVerifyNo, sendStaffVerifyMail } from '@/schemas/api/members/joins'
import { emailFault } from '@/schemas/rules/base/email'
import { digits } from '@/schemas/rules/base/generic-rules'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { TextField } from '@/blocks/base/_parts/form/text-field'

interface Props {
  id: string
  memberName: string
  /** An address confirmed earlier in this visit. */
  confirmed: string
}
type Said = { at: 'email' | 'code'; error?: string; success?: string }

const sentenceOf = (error: unknown): string => (error instanceof CallFailure ? (error.problems[0]?.message ?? error.message) : UNEXPECTED)

/** Confirms a member of staff by a code sent to the company's own mail (S-JOIN-7, P-STAFF-1). It is no part of the form around it. */
export function StaffMail({ id, memberName, confirmed }: Props) {
  const [isStaff, setStaff] = useState(confirmed !== '')
  const [email, setEmail] = useState(confirmed)
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [isConfirmed, setConfirmed] = useState(confirmed !== '')
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said>()

  const during = async (at: Said['at'], work: () => Promise<Said>) => {
    if (isAsking) return
    setAsking(true)
    setSaid(await work().catch((error: unknown): Said => ({ at, error: sentenceOf(error) })))
    setAsking(false)
  }
  const send = () => {
    const fault = emailFault(email)
    if (fault) return setSaid({ at: 'email', error: fault })
    void during('email', async () => {
      await call(sendStaffVerifyMail, { memberName, email: email.trim() })
      setSent(true)
      setCode('')
      return { at: 'email', success: '인증번호를 보냈습니다. 10분 안에 입력해 주세요.' }
    })
  }
  const confirm = () => {
    const fault = requiredFault('인증번호', code) ?? digits('인증번호', code, 6)
    if (fault) return setSaid({ at: 'code', error: fault })
    void during('code', async () => {
      await call(confirmStaffVerifyNo, { email: email.trim(), verifyNo: code })
      setConfirmed(true)
      return { at: 'email', success: '임직원 이메일을 확인했습니다.' }
    })
  }
  // Enter in these fields presses their own button, not the form's.
  const onEnter = (press: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    press()
  }
  const at = (field: Said['at']) => (said?.at === field ? { error: said.error, success: said.success } : {})
  return (
    <div>
      <CheckBox id={`${id}-is`} checked={isStaff} disabled={isConfirmed} onChange={(event) => setStaff(event.target.checked)}>
        임직원입니다 <span className="text-ink-mute">선택</span>
      </CheckBox>
      {isStaff && (
        <div className="mt-3 grid gap-5">
          <EmailField
            id={`${id}-email`}
            label="회사 이메일"
            autoComplete="off"
            placeholder=""
            readOnly={isConfirmed}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setSent(false)
            }}
            onKeyDown={onEnter(send)}
            {...(isConfirmed ? { success: '임직원 이메일을 확인했습니다.' } : at('email'))}
            {...(isConfirmed
              ? {}
              : {
                  beside: (
                    <LineButton onClick={send} aria-busy={isAsking} className="shrink-0">
                      {isSent ? '다시 받기' : '인증번호 받기'}
                    </LineButton>
                  ),
                })}
          />
          {isSent && !isConfirmed && (
            <TextField
              id={`${id}-code`}
              label="인증번호"
              inputMode="numeric"
              autoComplete="one-time-code"
              className="numeric"
              value={code}
              onChange={(event) => setCode(digitsOnly(event.target.value).slice(0, 6))}
              onKeyDown={onEnter(confirm)}
              {...at('code')}
              beside={
                <LineButton onClick={confirm} aria-busy={isAsking} className="shrink-0">
                  확인
                </LineButton>
              }
            />
          )}
        </div>
      )}
    </div>
  )
}
