'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { createEvent } from '@/schemas/api/events/staff'
import { FORM_TEMPLATES, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { fieldMessage } from '@/schemas/words/messages'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { eventPath } from './event-path'

const CHOICES = FORM_TEMPLATES.map((value) => ({ value, words: TEMPLATE_WORDS[value] }))

const openForm = (eventSeq: number): void => location.assign(eventPath(eventSeq))

interface CreateEventDialogProps {
  /** The event type of the block of the palette. */
  eventType?: EventTemplate
  onClose: () => void
  /** Opens its form without it. */
  onCreated?: (eventSeq: number) => void
}

/** Creates an event from its name and its template; everything else is set in its form. */
export function CreateEventDialog({ eventType: first = 'default', onClose, onCreated = openForm }: CreateEventDialogProps) {
  const [eventName, setEventName] = useState('')
  const [eventType, setEventType] = useState<EventTemplate>(first)
  const form = useForm<'eventName'>(async () => {
    const name = eventName.normalize('NFC').trim()
    if (name === '') return { eventName: fieldMessage('required', '이벤트 이름') }
    const { item } = await call(createEvent, { eventName: name, eventType })
    onCreated(item.eventSeq)
  }, ['eventName'])
  return (
    <FormDialog
      title="새 이벤트 만들기"
      text="만든 이벤트는 게시하기 전까지 방문자에게 보이지 않습니다."
      form={form}
      words="만들고 설정"
      busyWords="만드는 중입니다"
      onClose={onClose}
    >
      <TextField label="이벤트 이름" value={eventName} maxLength={100} isRequired {...form.field('eventName', setEventName)} />
      <div className="flex flex-col gap-1">
        <span className="text-studio-label">템플릿</span>
        <ChooseFilter label="템플릿" choices={CHOICES} value={eventType} onChoose={setEventType} className="w-full font-normal" />
      </div>
    </FormDialog>
  )
}
