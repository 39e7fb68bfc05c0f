'use client'
// The settings of an event beside the page that shows it: the page stays visible and usable.
import { useState } from 'react'
import useSWR from 'swr'
import { useStore } from 'zustand'
import { call } from '@/schemas/api/base/call'
import { openEvent } from '@/schemas/api/events/staff'
import { NotLoaded } from '@/builder/list/not-loaded'
import { DiscardDialog } from '@/builder/ui/discard-dialog'
import { SideSheet } from '@/builder/ui/side-sheet'
import { EventActions } from './event-actions'
import { EventForm } from './event-form'
import { saveByKey } from '@/builder/record/save-by-key'
import { eventPath } from './event-path'
import { templateWords } from './template-words'
import { MergeQuestion } from '@/builder/record/merge-question'
import { useEventSession, type OpenedEvent } from './use-event-session'

interface EventSheetProps {
  eventSeq: number
  role: 'adm' | 'mng'
  /** The editing member of staff. */
  staffId: string
  onClose: () => void
  onSaved: () => void
}

export function EventSheet({ eventSeq, role, staffId, onClose, onSaved }: EventSheetProps) {
  const { data, error, mutate } = useSWR<OpenedEvent, unknown>(
    ['event', eventSeq],
    async () => (await call(openEvent, { eventSeq })).item,
    // A revalidation must not overwrite what is being edited.
    { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0, shouldRetryOnError: false },
  )
  if (data) return <Opened key={data.eventSeq} event={data} role={role} staffId={staffId} onClose={onClose} onSaved={onSaved} />
  return (
    <SideSheet title="이벤트 설정" onClose={onClose}>
      {error === undefined ? (
        <p role="status" className="p-5 text-studio-text-mute">
          이벤트를 불러오는 중입니다.
        </p>
      ) : (
        <NotLoaded error={error} onRetry={() => void mutate()} />
      )}
    </SideSheet>
  )
}

function Opened({ event, role, staffId, onClose, onSaved }: Omit<EventSheetProps, 'eventSeq'> & { event: OpenedEvent }) {
  const session = useEventSession(event, { canWrite: role === 'adm', canPublish: role === 'adm', staffId, onSaved })
  const { eventName, eventType } = useStore(session.draft.store, ({ form }) => form)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (session.isChanged ? setLeaving(true) : onClose())
  return (
    <SideSheet
      title={eventName || '이름 없는 이벤트'}
      text={`${event.eventSeq} · ${templateWords(eventType)}`}
      onClose={leave}
      onKeyDown={(event) => saveByKey(event, () => void session.save())}
    >
      <div className="shrink-0 border-b border-studio-line px-5 py-3">
        <EventActions session={session} role={role} />
        <a
          href={eventPath(event.eventSeq, 'entries')}
          target="_blank"
          rel="noopener"
          className="mt-2 inline-block py-1 underline underline-offset-4"
        >
          참여 내역과 당첨자 보기
        </a>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-8">
        <EventForm session={session} />
      </div>
      <MergeQuestion session={session} />
      {isLeaving && (
        <DiscardDialog
          title="저장하지 않고 닫으시겠습니까?"
          text="닫으면 저장하지 않은 변경은 사라집니다."
          discard="저장하지 않고 닫기"
          back="계속 편집"
          onDiscard={onClose}
          onBack={() => setLeaving(false)}
        />
      )}
    </SideSheet>
  )
}
