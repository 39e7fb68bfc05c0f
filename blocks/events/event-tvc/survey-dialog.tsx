'use client'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { COMMENT_MIN } from '@/schemas/rules/events/event-game'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import {
  ALL,
  allProducts,
  surveyFaults,
  surveyParts,
  toggleProduct,
  type SurveyAnswer,
  type SurveyFaults,
} from '@/schemas/rules/events/tvc'
import type { EntryEvent } from '../_parts/event-entry/entry-event'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useWordCheck } from '@/blocks/base/_parts/form/use-word-check'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

interface Props {
  event: Pick<EntryEvent, 'EVENT_TYPE' | 'GAME'>
  first: SurveyAnswer
  onChange: (answer: SurveyAnswer) => void
  onDone: () => void
  close: () => void
}

const PLANS = [
  { value: 'Y', label: '예, 있습니다' },
  { value: 'N', label: '아니요, 없습니다' },
]
const FIELDS = ['plan', 'category', 'comment'] as const satisfies (keyof SurveyAnswer)[]

/** Whether the member plans to renovate, with which products (V-TVQ-3, V-TVQ-4, V-TVQ-6), and for tvc3 a comment (V-TVQ-5). */
export function SurveyDialog({ event: { EVENT_TYPE, GAME }, first, onChange, onDone, close }: Props) {
  const id = useId()
  const [answer, setAnswer] = useState(first)
  const [faults, setFaults] = useState<SurveyFaults>({})
  const words = useWordCheck()
  const products = (GAME.survey?.products ?? []).filter(({ value }) => value !== ALL)
  const all = allProducts(products, answer.category)
  const least = GAME.commentMin ?? COMMENT_MIN

  const change = (part: Partial<SurveyAnswer>) => {
    const next = { ...answer, ...part }
    setAnswer(next)
    onChange(next)
    // Faults are validated again with every key; none is shown before the first submit.
    const now = surveyFaults(next, EVENT_TYPE, GAME)
    setFaults((before) => Object.fromEntries(FIELDS.filter((name) => before[name] && now[name]).map((name) => [name, now[name]])))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = surveyFaults(answer, EVENT_TYPE, GAME)
    if (!found.comment && words.isForbidden(answer.comment)) found.comment = FORBIDDEN_WORD
    const wrong = FIELDS.find((name) => found[name])
    if (!wrong) return onDone()
    flushSync(() => setFaults(found))
    document.getElementById(`${id}-${wrong}`)?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">정답입니다. 조금만 더 알려 주세요.</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-8 overflow-y-auto overscroll-contain px-5 py-6 md:px-8">
        <RadioRows
          id={`${id}-plan`}
          legend={GAME.survey?.planQuestion ?? '리모델링 계획이 있으신가요?'}
          options={PLANS}
          value={answer.plan}
          onChange={(plan) => change({ plan })}
          error={faults.plan}
          beside
        />
        {answer.plan === 'Y' && products.length > 0 && (
          <fieldset aria-describedby={`${id}-category-problem`}>
            <legend className="mb-1 font-semibold">{GAME.survey?.productQuestion}</legend>
            <CheckBox
              id={`${id}-category`}
              checked={all === 'all'}
              mixed={all === 'some'}
              onChange={() => change({ category: toggleProduct(products, answer.category, ALL) })}
              aria-invalid={faults.category ? true : undefined}
              className="border-b border-line py-1"
            >
              <span className="font-semibold">{allLabel(GAME.survey?.products)}</span>
            </CheckBox>
            <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
              {products.map(({ value, label }) => (
                <CheckBox
                  key={value}
                  checked={answer.category.includes(value)}
                  onChange={() => change({ category: toggleProduct(products, answer.category, value) })}
                  aria-invalid={faults.category ? true : undefined}
                >
                  {label}
                </CheckBox>
              ))}
            </div>
            <FaultLine id={`${id}-category-problem`} text={faults.category} />
          </fieldset>
        )}
        {surveyParts(EVENT_TYPE).comment && (
          <TextArea
            id={`${id}-comment`}
            label="한마디"
            rows={4}
            value={answer.comment}
            onChange={({ target }) => change({ comment: target.value })}
            onBlur={() => void words.ask(answer.comment)}
            error={faults.comment ?? (words.isForbidden(answer.comment) ? FORBIDDEN_WORD : undefined)}
            help={`${least}자 이상 입력해 주세요. 지금 ${[...answer.comment.trim()].length}자입니다.`}
          />
        )}
      </div>
      <div className="shrink-0 border-t border-line px-5 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:px-8">
        <SubmitButton isSending={false}>응모하기</SubmitButton>
      </div>
    </form>
  )
}

/** The event's own label for the box of all products, if any. */
const allLabel = (products: { value: string; label: string }[] = []): string =>
  products.find(({ value }) => value === ALL)?.label ?? '전체 선택'
