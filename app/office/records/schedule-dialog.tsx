'use client'
import { useState } from 'react'
import { FormActions } from '@/builder/list/form-actions'
import { FormField } from '@/builder/list/form-field'
import { fullMoment } from '@/builder/list/recent-moment'
import { useForm } from '@/builder/list/use-form'
import { fromSeoul, seoulMinute, toSeoul } from '@/builder/moment/to-seoul'
import { MomentField } from '@/builder/moment/moment-field'
import { StudioDialog } from '@/builder/ui/studio-dialog'

interface ScheduleDialogProps {
  /** Moments that are set already. */
  publishAt: string | null
  withdrawAt: string | null
  onSchedule: (moments: { publishAt?: string; withdrawAt?: string }, words: string) => void
  onClose: () => void
}

/** Sets when visitors see a record, and until when. The moments are typed in Seoul's time and repeated in words. */
export function ScheduleDialog({ publishAt, withdrawAt, onSchedule, onClose }: ScheduleDialogProps) {
  const [from, setFrom] = useState(() => toSeoul(publishAt))
  const [until, setUntil] = useState(() => toSeoul(withdrawAt))
  const [begins, ends] = [fromSeoul(from), fromSeoul(until)]
  const words = wordsOf(begins, ends)
  const form = useForm<'from' | 'until'>(async () => {
    const now = Date.now()
    if (!begins && !ends) return { from: '게시하거나 내릴 시각을 골라 주세요.' }
    if (begins && Date.parse(begins) <= now) return { from: '지난 시각입니다. 앞으로의 시각을 골라 주세요.' }
    if (ends && Date.parse(ends) <= (begins ? Date.parse(begins) : now)) return { until: '게시할 때보다 뒤여야 합니다.' }
    onSchedule({ ...(begins ? { publishAt: begins } : {}), ...(ends ? { withdrawAt: ends } : {}) }, `예약했습니다. ${words}`)
  }, ['from', 'until'])
  const field = (name: 'from' | 'until', label: string, help: string, value: string, change: (value: string) => void) => (
    <FormField label={label} isOptional help={help} fault={form.faults[name]}>
      {(aria) => (
        <MomentField
          kind="moment"
          aria={aria}
          title={label}
          dataField={name}
          value={value}
          min={seoulMinute()}
          isClearable
          onChange={(next) => {
            form.mend('from', 'until')
            change(next)
          }}
        />
      )}
    </FormField>
  )
  return (
    <StudioDialog title="게시 예약" text="서울 시각으로 적습니다. 저장된 내용이 그때 방문자에게 보입니다." onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        {field('from', '게시할 때', '비워 두면 지금 게시합니다.', from, setFrom)}
        {field('until', '내릴 때', '비워 두면 내릴 때까지 계속 보입니다.', until, setUntil)}
        <p role="status" className="rounded-md bg-studio-chrome px-3 py-2 empty:hidden">
          {words}
        </p>
        <FormActions isBusy={form.isBusy} words="예약" busyWords="예약하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}

function wordsOf(from: string | undefined, until: string | undefined): string {
  if (!from && !until) return ''
  const begins = from ? `${fullMoment(from)}에 게시` : '지금 게시'
  return until ? `${begins}하고 ${fullMoment(until)}에 내립니다.` : `${begins}합니다.`
}
