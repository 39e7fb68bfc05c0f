'use client'
import { call } from '@/schemas/api/base/call'
import { applyEntryAgain } from '@/schemas/api/events/entries'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'

interface Props extends EntryProps {
  /** Stored with the entry. */
  applyType: string
  title: string
  lead?: string
  /** Label of the button. */
  label: string
}

const DONE = '참여가 완료되었습니다.'

/** An event entered by one press, as often as its limit allows: the draw of a day, a walk through the virtual showroom (E-OK-4). */
export function PressEntry({ event, applyType, title, lead, label }: Props) {
  const entry = useEntry(event)
  const apply = async () => {
    if (!(await entry.admit())) return
    const sent = { eventId: String(event.EVENT_SEQ), applyType }
    await entry.apply(() => call(applyEntryAgain, sent), { success: entry.say('success', DONE) })
  }
  return <EntryFrame event={event} entry={entry} title={title} lead={lead} label={label} onApply={apply} />
}
