'use client'
import { useState, type FormEvent } from 'react'
import { call } from '@/schemas/api/base/call'
import { agree, type JoinDraftView } from '@/schemas/api/members/joins'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { AGREE_FIRST, agreementsFault } from '@/schemas/rules/members/agreements'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { joinRows, OVER_14, type TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { goTo } from '../_parts/join/go-to'
import { useJoinIdentity } from '../_parts/join/use-join-identity'

interface Props {
  id: string
  kind: 'personal' | 'business'
  terms: TermTitles
  /** Earlier consents, when the visitor returns to this step. */
  initial: JoinDraftView['agreements'] | undefined
  /** The button starts the verification directly. */
  isVerifying: boolean
  next: string
}

type Values = Record<string, boolean | undefined>
const isOn = (values: Values, name: string): boolean => values[name] === true

export function AgreementForm({ id, kind, terms, initial, isVerifying, next }: Props) {
  const [values, setValues] = useState<Values>({ ...initial, [OVER_14]: initial?.service ?? false })
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const identity = useJoinIdentity({ onReturn: () => goTo(next) })
  const [service, personal] = [isOn(values, 'service'), isOn(values, 'personal')]
  // The verification checks the age; the box states the condition before (V-AGREE-1, V-AGE-2).
  const fault = agreementsFault({ service, personal }) ?? (isOn(values, OVER_14) ? undefined : AGREE_FIRST)

  const keep = async (): Promise<boolean> => {
    const flags = {
      locationYn: isOn(values, 'locationYn'),
      goodsMarketing: isOn(values, 'goodsMarketing'),
      eventMarketing: isOn(values, 'eventMarketing'),
      adMarketing: isOn(values, 'adMarketing'),
    }
    try {
      await call(agree, { kind, service, personal, ...flags })
      return true
    } catch (error) {
      await sayFailure(error, { id: agree.id })
      return false
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fault) {
      setTried(true)
      document.getElementById(id + '-tree')?.focus()
      return
    }
    if (isSending) return
    setSending(true)
    if (await (isVerifying ? identity.verify(keep) : keep())) goTo(next)
    else setSending(false)
  }
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <AgreementTree id={`${id}-tree`} rows={joinRows(terms)} values={values} onChange={setValues} error={isTried ? fault : undefined} />
      <p className="mt-5 text-caption text-ink-mute">
        마케팅 수신에 동의하면 동의한 날짜를 메일로 알려 드립니다. 마이페이지에서 언제든 바꿀 수 있습니다.
      </p>
      <SubmitButton isSending={isSending} className="mt-8">
        {isVerifying ? '동의하고 본인인증하기' : '동의하고 계속하기'}
      </SubmitButton>
    </form>
  )
}
