'use client'
import { useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { applyTrendyHome } from '@/schemas/api/events/entries'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { TextArea } from '@/blocks/base/_parts/form/text-area'

const MOST = 1_000
const lengthOf = (text: string): number => [...text.trim()].length

function storyFault(story: string): string | undefined {
  if (story.trim() === '') return '우리 집 이야기를 입력해 주세요.'
  return lengthOf(story) > MOST ? `${MOST.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.` : undefined
}

/** A description of the member's home, for events that choose homes (svcEntryTrendyHomeApply). */
export function StoryEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const id = useId()
  const [story, setStory] = useState('')
  const [fault, setFault] = useState<string>()

  const apply = async () => {
    if (!(await entry.admit())) return
    const found = storyFault(story)
    setFault(found)
    if (found) return document.getElementById(id)?.focus()
    await entry.apply(() => call(applyTrendyHome, { eventId: String(event.EVENT_SEQ), data: story.trim() }))
  }
  return (
    <EntryFrame event={event} entry={entry} title="우리 집 이야기를 들려주세요" onApply={apply}>
      <TextArea
        id={id}
        label="우리 집 이야기"
        help="사는 사람과 고치고 싶은 곳, 그 이유를 입력해 주세요."
        value={story}
        error={fault}
        count={{ now: lengthOf(story), most: MOST }}
        onFocus={entry.onFocus}
        onChange={({ target }) => {
          setStory(target.value)
          if (fault) setFault(storyFault(target.value))
        }}
      />
    </EntryFrame>
  )
}
