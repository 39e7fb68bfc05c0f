'use client'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveConsultation } from '@/schemas/api/consulting/requests'
import { takeNote } from '@/schemas/rules/base/hand-note'
import { consultingPath } from '@/schemas/rules/places/consulting-path'
import { categoriesIn, CONSULTATION_LABELS, LONGEST_CONTENTS } from '@/schemas/rules/consulting/consultation-form'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { AgreementField } from '@/blocks/members/_parts/form/agreement-field'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { Steps } from '@/blocks/base/_parts/form/steps'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { PictureField } from '@/blocks/base/_parts/pictures/picture-field'
import { pictureFault } from '@/blocks/base/_parts/pictures/picture-fault'
import { ApplicantPart } from '@/blocks/places/_parts/applicant-part'
import { ChoiceCards } from '../_parts/choice-cards'
import type { Choice } from '../_parts/choices'
import { useApplicant } from '@/blocks/places/_parts/use-applicant'
import type { ConsultingShop } from '../_parts/load-wanted-shop'
import { FolderChoice } from './folder-choice'
import { addressOf, faultsOf, LABELS, STEPS, stepOf, type Fields } from './fields'
import { PeriodField } from './period-field'
import { SentNotice } from './sent-notice'
import { ShopChoice } from './shop-choice'
import { useKeptForm } from './use-kept-form'
import { useSteps } from './use-steps'

interface Props {
  id: string
  isSingle: boolean
  choices: readonly Choice[]
  /** Chosen by the URL (S-CONSREQ-1). */
  first: readonly string[]
  eventId: string
  today: string
  /** The shop on whose page the request began: chosen, until another is. */
  shop: ConsultingShop | undefined
}

const EMPTY: Fields = {
  categories: [],
  name: '',
  phoneNo: '',
  zipCode: '',
  address: '',
  addressDetail: '',
  startDt: '',
  endDt: '',
  contents: '',
  agreed: false,
  shopId: '',
  folderSeq: '',
  files: '',
}

export function RequestForm({ id, isSingle, choices, first, eventId, today, shop }: Props) {
  const { pictures, sendOnce, forget } = useKeptForm()
  const { applicant, refresh } = useApplicant()
  const nextButton = useRef<HTMLButtonElement>(null)
  const focusPart = (at: number) => requestAnimationFrame(() => document.getElementById(`${id}-part-${at}`)?.focus())
  const { step, isSent, ...steps } = useSteps(STEPS.length - 1, focusPart)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { ...EMPTY, categories: [...first], shopId: shop?.SHOP_ID ?? '' },
    labels: LABELS,
    check: (values) => ({ ...faultsOf(values), files: pictureFault(pictures.snapshot()) }),
    send: async (values) => {
      const fileKeys = pictures.snapshot().flatMap(({ fileKey }) => fileKey ?? [])
      const { name, phoneNo, contents, agreed, shopId, startDt, endDt, categories, folderSeq } = values
      const request = {
        singleYn: isSingle ? ('Y' as const) : ('N' as const),
        eventId,
        checkValue: categories.join(','),
        address: addressOf(values),
        period: [startDt, endDt],
        ...{ name, phoneNo, contents, agreed, shopId, fileKeys },
        ...(folderSeq ? { folderSeq: Number(folderSeq) } : {}),
      }
      await sendOnce((key) => call(saveConsultation, request, { key })).catch(async (error: unknown) => {
        // The verification of a visitor ends after half an hour: its button is shown again.
        if (error instanceof CallFailure && error.status === 401 && !isLoginNeeded(error.message)) {
          await refresh().catch(() => undefined)
          steps.jump(0)
        }
        throw error
      })
      forget()
      steps.markSent()
      location.assign(isSingle ? '/zin/consulting/completeSingle' : '/zin/consulting/complete')
    },
    call: saveConsultation.id,
  })
  const [categories, contents] = useWatch({ control: form.control, name: ['categories', 'contents'] })

  // A visitor who is not verified has no field of a name, but a button.
  const named =
    applicant?.identifiedYn === 'Y'
      ? wrong
      : wrong.filter(({ name }) => name !== 'phoneNo').map((fault) => (fault.name === 'name' ? { ...fault, label: '본인인증' } : fault))

  const choose = (chosen: string[]) =>
    form.setValue('categories', chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  // A reload, or a link to this page, chooses them again, at whichever step.
  useEffect(() => {
    const known = categoriesIn(new URLSearchParams(location.search).get('checkValue') ?? '')
    if (known.join() !== categories.join())
      history.replaceState(history.state, '', consultingPath(location.pathname, { eventId, categories, shopId: shop?.SHOP_ID }))
  }, [categories, eventId, shop, step])
  // What was reckoned on the page before is said in the request, and can be changed.
  useEffect(() => {
    const note = takeNote()
    if (note && !form.getValues('contents')) form.setValue('contents', note.slice(0, LONGEST_CONTENTS), { shouldDirty: true })
  }, [form])
  // Once its fault is shown, it follows the pictures: taking the refused one out ends it.
  useEffect(() => pictures.subscribe(() => void (form.getFieldState('files').invalid && form.trigger('files'))), [pictures, form])
  const goOn = async () => {
    const fields = STEPS[step]!.fields
    if (await form.trigger([...fields])) steps.goOn()
    else document.getElementById(`${id}-${fields.find((name) => form.getFieldState(name).invalid) ?? ''}`)?.focus()
  }
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    // Enter in a field of an earlier step of a phone leads to the next step, as its button does.
    if (nextButton.current?.offsetParent) {
      event.preventDefault()
      return void goOn()
    }
    // The fault of an earlier step is shown in its step.
    const at = Math.min(
      ...Object.keys({ ...faultsOf(form.getValues()) })
        .map(stepOf)
        .filter((one) => one >= 0),
    )
    if (Number.isFinite(at)) steps.jump(at)
    void onSubmit(event)
  }
  const partProps = (at: number) => ({
    id: `${id}-part-${at}`,
    tabIndex: -1,
    'aria-labelledby': `${id}-step-${at}`,
    className: `grid min-w-0 gap-7 outline-none ${at === step ? '' : 'max-md:hidden'}`,
  })
  const title = (at: number) => (
    <h2 id={`${id}-step-${at}`} className="text-title">
      {STEPS[at]!.title}
    </h2>
  )
  if (isSent) return <SentNotice />
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="md:hidden">
        <Steps labels={STEPS.map(({ title: label }) => label)} current={step} />
      </div>
      <div className="max-md:hidden">
        <FormSummary id={id} wrong={named} refused={refused} />
      </div>
      <div className="md:hidden">
        <FormSummary id={id} wrong={named.filter(({ name }) => stepOf(name) === step)} refused={refused} />
      </div>
      <div className="grid gap-12">
        <section {...partProps(0)}>
          {title(0)}
          <ApplicantPart id={id} form={form} errorOf={errorOf} applicant={applicant} refresh={refresh} />
        </section>
        <section {...partProps(1)}>
          {title(1)}
          <ChoiceCards
            id={`${id}-categories`}
            choices={choices}
            chosen={categories}
            onChange={choose}
            single={isSingle}
            error={errorOf('categories')}
          />
          <PeriodField id={id} form={form} today={today} error={errorOf('startDt')} />
        </section>
        <section {...partProps(2)}>
          {title(2)}
          <AddressField id={id} form={form} errorOf={errorOf} />
          <ShopChoice id={id} form={form} wanted={shop} />
          <TextArea
            id={`${id}-contents`}
            label={CONSULTATION_LABELS.contents}
            help="바꾸고 싶은 공간과 지금 불편한 점을 입력해 주시면 상담이 빨라집니다."
            error={errorOf('contents')}
            count={{ now: [...contents].length, most: LONGEST_CONTENTS }}
            {...form.register('contents')}
          />
          <FolderChoice id={id} form={form} />
          <PictureField
            id={id}
            label="집 사진이나 도면 사진"
            queue={pictures}
            closed={applicant?.identifiedYn === 'Y' ? '' : '본인인증을 마치면 사진을 올릴 수 있습니다.'}
            error={errorOf('files')}
          />
          <AgreementField
            id={`${id}-agreed`}
            consent="consultation"
            label={CONSULTATION_LABELS.agreed}
            error={errorOf('agreed')}
            {...form.register('agreed')}
          />
        </section>
      </div>
      <div className="mt-10 grid gap-3">
        {step < STEPS.length - 1 && (
          <button ref={nextButton} type="button" onClick={() => void goOn()} className="action action-primary action-lg md:hidden">
            다음
          </button>
        )}
        <SubmitButton isSending={isSending} className={step < STEPS.length - 1 ? 'max-md:hidden' : ''}>
          상담 신청하기
        </SubmitButton>
        {step > 0 && (
          <LineButton onClick={steps.goBack} className="md:hidden">
            이전
          </LineButton>
        )}
      </div>
    </form>
  )
}
