'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { daysLater, PERIOD_DAYS, PERIOD_WANTED, periodFault } from '@/schemas/rules/consulting/consultation-form'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { INPUT } from '@/blocks/base/_parts/form/field'
import type { Fields } from './fields'

interface Props {
  id: string
  form: UseFormReturn<Fields>
  today: string
  error: string | undefined
}

const DAY_MS = 86_400_000

/** Two days with the browser's own calendar, which every keyboard, phone and screen reader knows; the second opens on days that fit. */
export function PeriodField({ id, form, today, error }: Props) {
  const [startDt, endDt] = useWatch({ control: form.control, name: ['startDt', 'endDt'] })
  const isWhole = startDt !== '' && periodFault(startDt, endDt, today) === undefined
  const fault = error ?? liveFault(startDt, endDt, today)
  const aria = { 'aria-invalid': fault ? true : undefined, 'aria-describedby': `${id}-startDt-error ${id}-period-help` } as const
  const last = startDt === '' || periodFault(startDt, startDt, today) ? undefined : daysLater(startDt, PERIOD_DAYS - 1)
  const check = () => void (form.formState.isSubmitted && form.trigger('startDt'))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 block text-small font-semibold">시공 예정 기간</legend>
      <div className="grid grid-cols-2 gap-2">
        <label>
          <span className="mb-2 block text-small text-ink-mute">시작하는 날</span>
          <input id={`${id}-startDt`} type="date" min={today} {...aria} className={INPUT} {...form.register('startDt')} />
        </label>
        <label>
          <span className="mb-2 block text-small text-ink-mute">마치는 날</span>
          <input
            id={`${id}-endDt`}
            type="date"
            min={startDt || today}
            max={last}
            {...aria}
            className={INPUT}
            {...form.register('endDt', { onChange: check })}
          />
        </label>
      </div>
      <FaultLine id={`${id}-startDt-error`} text={fault} />
      <p id={`${id}-period-help`} role="status" className="mt-2 text-small text-ink-mute">
        {isWhole
          ? `${(Date.parse(endDt) - Date.parse(startDt)) / DAY_MS + 1}일 동안으로 신청합니다.`
          : '7일 안에서 시공을 원하시는 날을 골라 주세요.'}
      </p>
    </fieldset>
  )
}

/** Said as soon as both days are there: a period too long would otherwise be found at the end of the form. */
function liveFault(startDt: string, endDt: string, today: string): string | undefined {
  if (!startDt || !endDt) return undefined
  const fault = periodFault(startDt, endDt, today)
  return fault === PERIOD_WANTED ? undefined : fault
}
