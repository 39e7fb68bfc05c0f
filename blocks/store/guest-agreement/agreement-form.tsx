'use client'
import { useState, type FormEvent } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { agreeAsGuest } from '@/schemas/api/store/guest-orders'
import { AGREE_FIRST, hasAllConsents } from '@/schemas/rules/store/guest-consents'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { guestRows } from '../_parts/order/guest-rows'

interface Props {
  id: string
  terms: TermTitles
  /** The order form. */
  next: string
}

export function AgreementForm({ id, terms, next }: Props) {
  const [values, setValues] = useState<Readonly<Record<string, boolean | undefined>>>({})
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const isWhole = hasAllConsents(values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) {
      setTried(true)
      document.getElementById(`${id}-tree`)?.focus()
      return
    }
    if (isSending) return
    setSending(true)
    try {
      await call(agreeAsGuest, { over14: true, terms: true, privacy: true })
      follow(next)
    } catch (error) {
      setSending(false)
      await sayFailure(error, { id: agreeAsGuest.id })
    }
  }
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <AgreementTree
        id={`${id}-tree`}
        rows={guestRows(terms)}
        values={values}
        onChange={setValues}
        error={isTried && !isWhole ? AGREE_FIRST : undefined}
      />
      <SubmitButton isSending={isSending} className="mt-8">
        동의하고 주문하기
      </SubmitButton>
    </form>
  )
}
