'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { bookVisit, type Visit, type VisitTime } from '@/schemas/api/places/visits'
import { LONGEST_REQUEST, MOST_PEOPLE, VISIT_LABELS, visitFaults, visitPath, type VisitForm } from '@/schemas/rules/places/visit-form'
import { AgreementField } from '@/blocks/members/_parts/form/agreement-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { ApplicantPart } from '../applicant-part'
import { useApplicant } from '../use-applicant'
import { useKeptFields } from '../use-kept-fields'
import { TimeChoice } from './time-choice'
import { TimesState } from './times-state'
import { useVisitTimes } from './use-visit-times'
import { calendarHref, VisitFacts } from './visit-facts'

interface Props {
  id: string
  place: string
  /** Whether it takes the focus: it then stands where a button was pressed. */
  isFocused: boolean
}

interface Fields extends Omit<VisitForm, 'people'> {
  /** The chosen day of the calendar. */
  day: string
  people: string
}
const EMPTY: Fields = { day: '', startsAt: '', name: '', phoneNo: '', email: '', people: '2', request: '', agreed: false }
const PEOPLE = Array.from({ length: MOST_PEOPLE }, (_, at) => ({ value: String(at + 1), label: `${at + 1}명` }))
const faultsOf = (fields: Fields) => visitFaults({ ...fields, people: Number(fields.people) })

export function BookingForm({ id, place, isFocused }: Props) {
  const { sendOnce, forget } = useKeptFields('maru-visit-key')
  const { applicant, refresh: readAgain } = useApplicant()
  const { times, refresh } = useVisitTimes(place)
  const [nearest, setNearest] = useState<readonly VisitTime[]>([])
  const [booked, setBooked] = useState<Visit>()
  const top = useRef<HTMLDivElement>(null)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: EMPTY,
    labels: VISIT_LABELS,
    check: faultsOf,
    send: async ({ day: _, people, ...values }) => {
      try {
        const { item } = await sendOnce((key) => call(bookVisit, { place, ...values, people: Number(people) }, { key }))
        forget()
        setBooked(item)
      } catch (error) {
        await takeNote(error)
        throw error
      }
    },
    call: bookVisit.id,
  })
  const [day, startsAt, request] = useWatch({ control: form.control, name: ['day', 'startsAt', 'request'] })
  useEffect(() => {
    if (isFocused || booked) top.current?.focus()
  }, [isFocused, booked])

  /** A verification that has ended is asked for again; a time that was filled is replaced by those near it. Nothing typed is lost. */
  const takeNote = async (error: unknown): Promise<void> => {
    if (!(error instanceof CallFailure)) return
    if (error.status === 401) await readAgain().catch(() => undefined)
    if (error.status !== 409) return
    setNearest((error.item as { nearest?: VisitTime[] } | undefined)?.nearest ?? [])
    form.setValue('startsAt', '')
    await refresh()
  }
  const choose = (time: string, ofDay: string) => {
    form.setValue('day', ofDay, { shouldDirty: true })
    form.setValue('startsAt', time, { shouldDirty: true, shouldValidate: form.formState.isSubmitted || time !== '' })
    if (time) setNearest([])
  }

  if (booked) return <Booked ref={top} visit={booked} />
  if (times.state !== 'there') return <TimesState ref={top} state={times.state} onRetry={() => void refresh()} />
  return (
    <div ref={top} tabIndex={-1} className="max-w-narrow outline-none">
      <form method="post" noValidate aria-label="방문 예약" onSubmit={(event) => void onSubmit(event)}>
        <FormSummary id={id} wrong={wrong} refused={refused} />
        <div className="grid gap-7">
          {/* The chosen day is a field, so that a reload finds it again. */}
          <input readOnly tabIndex={-1} aria-hidden className="sr-only" id={`${id}-day`} {...form.register('day')} />
          <TimeChoice
            id={`${id}-startsAt`}
            days={times.days}
            closeHours={times.closeHours}
            day={day}
            startsAt={startsAt}
            error={errorOf('startsAt')}
            nearest={nearest}
            onDay={(chosen) => choose('', chosen)}
            onTime={choose}
          />
          <ApplicantPart id={id} form={form} errorOf={errorOf} applicant={applicant} refresh={readAgain} what="방문을 예약할" />
          <SelectField
            id={`${id}-people`}
            label={VISIT_LABELS.people}
            options={PEOPLE}
            error={errorOf('people')}
            {...form.register('people')}
          />
          <TextField
            id={`${id}-email`}
            label={VISIT_LABELS.email}
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            help="입력해 주시면 예약 내용을 메일로도 보내 드립니다."
            error={errorOf('email')}
            {...form.register('email')}
          />
          <TextArea
            id={`${id}-request`}
            label={VISIT_LABELS.request}
            optional
            error={errorOf('request')}
            count={{ now: [...request].length, most: LONGEST_REQUEST }}
            {...form.register('request')}
          />
          <AgreementField
            id={`${id}-agreed`}
            consent="visit"
            label={VISIT_LABELS.agreed}
            error={errorOf('agreed')}
            {...form.register('agreed')}
          />
          <SubmitButton isSending={isSending}>방문 예약하기</SubmitButton>
        </div>
      </form>
    </div>
  )
}

function Booked({ visit, ref }: { visit: Visit; ref: React.Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} className="max-w-narrow outline-none">
      <p className="type-h3">방문 예약을 마쳤습니다.</p>
      <p className="mt-2 mb-5 text-small text-ink-mute">
        예약 내용을 문자로도 보내 드립니다. 문자의 주소에서 바꾸거나 취소하실 수 있습니다.
      </p>
      <VisitFacts visit={visit} />
      <div className="mt-6 flex flex-wrap gap-2">
        <a href={visitPath(visit.key)} className="action action-primary action-md">
          예약 확인·변경
        </a>
        <a href={calendarHref(visit.key)} download className="action action-line action-md">
          달력에 넣기
        </a>
      </div>
    </div>
  )
}
