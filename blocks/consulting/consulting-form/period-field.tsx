'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { daysBetween, PERIOD_DAYS, periodFault } from '@/schemas/rules/consulting/consultation-form'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { INPUT } from '@/blocks/base/_parts/form/field'
import type { Fields } from './fields'
import { PeriodCalendar } from './period-calendar'

interface Props {
  id: string
  form: UseFormReturn<Fields>
  today: string
  error: string | undefined
}

/** Two days, chosen in a calendar (V-CP-1, V-CP-2). What is wrong with them is said as soon as both are there. */
export function PeriodField({ id, form, today, error }: Props) {
  const [startDt, endDt] = useWatch({ control: form.control, name: ['startDt', 'endDt'] })
  const described = `${id}-startDt-error ${id}-period-help`
  const aria = { readOnly: true, 'aria-invalid': error ? true : undefined, 'aria-describedby': described } as const
  const choose = (from: string, to: string) => {
    form.setValue('startDt', from, { shouldDirty: true })
    form.setValue('endDt', to, { shouldDirty: true })
    if (to) void form.trigger('startDt')
    else form.clearErrors('startDt')
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 block text-small font-semibold">시공 예정 기간</legend>
      <div className="grid grid-cols-2 gap-2">
        <label>
          <span className="mb-2 block text-small text-ink-mute">시작하는 날</span>
          <input id={`${id}-startDt`} placeholder="달력에서 선택" {...aria} className={`${INPUT} numeric`} {...form.register('startDt')} />
        </label>
        <label>
          <span className="mb-2 block text-small text-ink-mute">마치는 날</span>
          <input id={`${id}-endDt`} placeholder="달력에서 선택" {...aria} className={`${INPUT} numeric`} {...form.register('endDt')} />
        </label>
      </div>
      <PeriodCalendar startDt={startDt} endDt={endDt} today={today} describedBy={described} onChoose={choose} />
      <FaultLine id={`${id}-startDt-error`} text={error} />
      <p id={`${id}-period-help`} role="status" className="mt-2 text-small text-ink-mute">
        {helpOf(startDt, endDt, today)}
      </p>
    </fieldset>
  )
}

function helpOf(startDt: string, endDt: string, today: string): string {
  if (startDt && !endDt) return '마치는 날을 골라 주세요. 하루면 같은 날을 한 번 더 누르시면 됩니다.'
  const isWhole = startDt !== '' && periodFault(startDt, endDt, today) === undefined
  return isWhole
    ? `${daysBetween(startDt, endDt) + 1}일 동안으로 신청합니다.`
    : `${PERIOD_DAYS}일 안에서 시공을 원하시는 날을 골라 주세요. 영업일 기준 2일 안에 전화로 상담한 뒤 날짜를 정합니다.`
}
