'use client'
import { useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { applyGeneric } from '@/schemas/api/events/entries'
import { shareUrlFault, URL_WANTED } from '@/schemas/rules/events/review-url'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { Film } from '../../_parts/event-entry/film'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { TextField } from '@/blocks/base/_parts/form/text-field'

interface Props extends EntryProps {
  /** Type of the page, stored with the entry: contentShare, movieShare, zinsquareBlog. */
  applyType: string
  title: string
  lead: string
}

/** The URL of the member's post about the brand; each URL is accepted once (E-RES-501). */
export function ShareAddressEntry({ event, applyType, title, lead }: Props) {
  const entry = useEntry(event)
  const id = useId()
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string>()

  const apply = async () => {
    if (!(await entry.admit())) return
    const found = shareUrlFault(address)
    setFault(found)
    if (found) return document.getElementById(id)?.focus()
    const sent = { eventId: String(event.EVENT_SEQ), eventType: applyType, applyType, data03: address.trim() }
    await entry.apply(() => call(applyGeneric, sent), { required: URL_WANTED })
  }
  return (
    <EntryFrame event={event} entry={entry} title={title} lead={lead} onApply={apply} above={event.GAME.videos && <Film event={event} />}>
      <TextField
        id={id}
        label="공유한 곳의 주소"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder="https://"
        help="확인할 수 있도록 전체 공개로 올려 주세요."
        value={address}
        error={fault}
        onFocus={entry.onFocus}
        onChange={({ target }) => {
          setAddress(target.value)
          if (fault) setFault(shareUrlFault(target.value))
        }}
      />
    </EntryFrame>
  )
}
