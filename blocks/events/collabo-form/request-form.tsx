'use client'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { readMyAccount } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { applyCollabo } from '@/schemas/api/events/forms'
import { COLLABO_LABELS, COLLABO_PAGE, collaboFaults, LONGEST_INFLOW, type CollaboForm } from '@/schemas/rules/events/collabo'
import { formatMobile } from '@/schemas/words/person'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { COMPLETE } from '../_parts/event-entry/entry-words'
import { useEntry } from '../_parts/event-entry/use-entry'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { AgreementField } from '@/blocks/members/_parts/form/agreement-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { useSession } from '@/blocks/auth/_parts/session/use-session'

interface Props extends EntryProps {
  id: string
  /** The source of the visit in the URL. */
  inflow: string
}

interface Fields extends CollaboForm {
  zipCode: string
  addressDetail: string
}
const EMPTY: Fields = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', contents: '', agreed: false }

/** The sent form: one line for the whole address. */
const formOf = ({ zipCode, addressDetail, address, ...form }: Fields): CollaboForm => ({
  ...form,
  address: address && [zipCode && `(${zipCode})`, address, addressDetail.trim()].filter(Boolean).join(' '),
})

/** Shows the success and closes the window; without an opener, it redirects to the event. */
async function sayDone(words: string): Promise<boolean> {
  await showAlertDialog({ title: words })
  window.close()
  if (!window.closed) location.assign(COLLABO_PAGE)
  return false
}

export function RequestForm({ id, event, inflow }: Props) {
  const entry = useEntry(event)
  const { form, wrong, refused, onSubmit, errorOf } = useFormCall<Fields>({
    initial: EMPTY,
    labels: COLLABO_LABELS,
    check: (values) => collaboFaults(formOf(values)),
    send: async (values) => {
      if (!(await entry.admit())) return
      const sent = { eventId: String(event.EVENT_SEQ), inflow: inflow.slice(0, LONGEST_INFLOW), form: formOf(values) }
      await entry.apply(() => call(applyCollabo, sent), { done: () => sayDone(entry.say('success', COMPLETE)) })
    },
    call: applyCollabo.id,
  })
  useKnownPerson(form)
  return (
    <form method="post" noValidate onSubmit={(submitted) => void onSubmit(submitted)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <fieldset disabled={entry.isBusy} className="grid min-w-0 gap-7">
        <legend className="sr-only">신청서</legend>
        <TextField
          id={`${id}-name`}
          label={COLLABO_LABELS.name}
          autoComplete="name"
          error={errorOf('name')}
          onFocus={entry.onFocus}
          {...form.register('name')}
        />
        <TextField
          id={`${id}-phoneNo`}
          label={COLLABO_LABELS.phoneNo}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          help="담당자가 이 번호로 연락드립니다."
          error={errorOf('phoneNo')}
          onFocus={entry.onFocus}
          {...form.register('phoneNo')}
        />
        <AddressField id={id} form={form} errorOf={errorOf} />
        <TextArea
          id={`${id}-contents`}
          label={COLLABO_LABELS.contents}
          optional
          help="바꾸고 싶은 공간과 시기를 입력해 주시면 상담이 빨라집니다."
          error={errorOf('contents')}
          onFocus={entry.onFocus}
          {...form.register('contents')}
        />
        <AgreementField
          id={`${id}-agreed`}
          consent="eventConsultation"
          label={COLLABO_LABELS.agreed}
          error={errorOf('agreed')}
          {...form.register('agreed')}
        />
      </fieldset>
      <SubmitButton isSending={entry.isBusy} className="mt-10">
        신청하기
      </SubmitButton>
    </form>
  )
}

/**
 * Fills in known values of a certified member in empty fields: the name, and the number if the password was confirmed in this session,
 * because the session contains it only then (S-SESS-6).
 */
function useKnownPerson({ getValues, setValue }: UseFormReturn<Fields>): void {
  const session = useSession()
  const memberName = session.code === 'signed' && session.user.certified === 'Y' ? session.user.memberName : ''
  useEffect(() => {
    if (!memberName) return
    const fill = (name: 'name' | 'phoneNo', text: string) => {
      if (!getValues(name)) setValue(name, text)
    }
    fill('name', memberName)
    const leaving = new AbortController()
    call(readMyAccount, {}, { signal: leaving.signal }).then(
      ({ item }) => !leaving.signal.aborted && fill('phoneNo', formatMobile(item.mobileNo)),
      // Without the session the member fills in the field.
      () => undefined,
    )
    return () => leaving.abort()
  }, [memberName, getValues, setValue])
}
