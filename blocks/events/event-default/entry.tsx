'use client'
import { call } from '@/schemas/api/base/call'
import { applyEntry, applyEntryAgain } from '@/schemas/api/events/entries'
import { templateOf } from '@/schemas/rules/events/event-template'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { useEntry } from '../_parts/event-entry/use-entry'

const FAIR = { title: '페스타에 오시려면 미리 신청해 주세요', label: '참여 신청하기' }
const PLAIN = { title: '이벤트에 응모해 주세요', label: '응모하기' }

/** The default template and the fair: an entry by a press only (S-EVT-1 to S-EVT-4). */
export function EventDefaultEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const { EVENT_SEQ, EVENT_TYPE, CHECK_DT: checkDt } = event
  const onApply = async () => {
    if (!(await entry.admit())) return
    // The first call takes one entry per event, the second as many as its limit allows.
    const contract = event.APPLY_LIMIT_TYPE === '3' ? applyEntry : applyEntryAgain
    await entry.apply(() => call(contract, { eventId: String(EVENT_SEQ), applyType: templateOf(EVENT_TYPE), checkDt }))
  }
  const { title, label } = EVENT_TYPE === 'festa' ? FAIR : PLAIN
  return <EntryFrame event={event} entry={entry} title={title} label={label} onApply={onApply} />
}
