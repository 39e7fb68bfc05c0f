'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import {
  BRAND_CODES,
  BRAND_QUESTION,
  BRAND_SELECTS,
  LONGEST_BRAND,
  NO_ANSWERS,
  OTHER_BRAND,
  SURVEY_QUESTIONS,
  surveyFaults,
  withUse,
  type BrandCode,
  type SurveyAnswers,
} from '@/schemas/rules/events/vendor-survey'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { ProductChecks } from './product-checks'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

export interface SurveyDialogProps {
  /** Name of the answering business. */
  partner: string
  /** The event's own message for a missing brand; '' for the rule's. */
  brandWords: string
  /** Sends; a failure is shown, and the answers stay. */
  submit: (answers: SurveyAnswers) => Promise<boolean>
  close: () => void
}

/** Four questions; the second depends on whether our products are used (V-SURV-1 to V-SURV-3, S-SURV-1). */
export function SurveyDialog({ partner, brandWords, submit, close }: SurveyDialogProps) {
  const id = useId()
  const [answers, setAnswers] = useState<SurveyAnswers>(NO_ANSWERS)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const faults = isTried ? surveyFaults(answers, brandWords) : {}
  const answer = (part: Partial<SurveyAnswers>) => setAnswers((before) => ({ ...before, ...part }))
  const { MDRDO1, MDRDO2 = [], brand = {}, other = {} } = answers
  const isMissing = (code: BrandCode): boolean => Boolean(faults.brand) && !brand[code]
  const firstOpenBrand = BRAND_CODES.find((code) => !brand[code])

  const send = async () => {
    setTried(true)
    const found = surveyFaults(answers, brandWords)
    const wrong = [
      found.MDRDO1 && 'MDRDO1',
      found.MDRDO2 && 'MDRDO2',
      found.brand && firstOpenBrand,
      found.FTRDO1 && 'FTRDO1',
      found.FTRDO2 && 'FTRDO2',
    ]
    const first = wrong.find(Boolean)
    if (first) return document.getElementById(`${id}-${first}`)?.focus()
    setSending(true)
    const isDone = await submit(answers)
    setSending(false)
    if (isDone) close()
  }

  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">거래처 설문</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <form
        method="post"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (!isSending) void send()
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-6 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8 md:pt-8"
      >
        <p className="text-ink-soft">
          <strong className="font-semibold text-ink">{partner}</strong> 거래처로 답합니다.
        </p>
        <fieldset disabled={isSending} className="mt-8 grid gap-10">
          <legend className="sr-only">설문 문항</legend>
          <RadioRows
            id={`${id}-MDRDO1`}
            legend={SURVEY_QUESTIONS.MDRDO1.label}
            options={SURVEY_QUESTIONS.MDRDO1.options}
            value={MDRDO1}
            onChange={(use) => setAnswers((before) => withUse(before, use))}
            error={faults.MDRDO1}
            beside
          />
          {MDRDO1 === 'Y' && (
            <ProductChecks
              id={`${id}-MDRDO2`}
              chosen={MDRDO2}
              onChange={(products) => answer({ MDRDO2: products })}
              error={faults.MDRDO2}
            />
          )}
          {MDRDO1 === 'N' && (
            <fieldset className="min-w-0">
              <legend className="mb-3 font-semibold">{BRAND_QUESTION}</legend>
              {/* One message for all missing brands, referenced by each. */}
              <FaultLine id={`${id}-brand-error`} text={faults.brand} place="mb-4" />
              <div className="grid gap-5 sm:grid-cols-2">
                {BRAND_CODES.map((code) => (
                  <div key={code} className="grid content-start gap-2">
                    <SelectField
                      id={`${id}-${code}`}
                      label={BRAND_SELECTS[code].label}
                      options={BRAND_SELECTS[code].options}
                      value={brand[code] ?? ''}
                      aria-invalid={isMissing(code) || undefined}
                      aria-describedby={isMissing(code) ? `${id}-brand-error` : undefined}
                      onChange={({ target }) => answer({ brand: { ...brand, [code]: target.value } })}
                    />
                    {brand[code] === OTHER_BRAND && (
                      <TextField
                        id={`${id}-${code}-other`}
                        label={`${BRAND_SELECTS[code].label} 브랜드 이름`}
                        optional
                        help={`${LONGEST_BRAND}자까지 남깁니다.`}
                        value={other[code] ?? ''}
                        onChange={({ target }) => answer({ other: { ...other, [code]: target.value } })}
                      />
                    )}
                  </div>
                ))}
              </div>
            </fieldset>
          )}
          <RadioRows
            id={`${id}-FTRDO1`}
            legend={SURVEY_QUESTIONS.FTRDO1.label}
            options={SURVEY_QUESTIONS.FTRDO1.options}
            value={answers.FTRDO1}
            onChange={(value) => answer({ FTRDO1: value })}
            error={faults.FTRDO1}
            beside
          />
          <RadioRows
            id={`${id}-FTRDO2`}
            legend={SURVEY_QUESTIONS.FTRDO2.label}
            options={SURVEY_QUESTIONS.FTRDO2.options}
            value={answers.FTRDO2}
            onChange={(value) => answer({ FTRDO2: value })}
            error={faults.FTRDO2}
            beside
          />
        </fieldset>
        <SubmitButton isSending={isSending} className="mt-10">
          설문 보내기
        </SubmitButton>
      </form>
    </>
  )
}
