'use client'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { WithdrawEvent } from './withdraw-event'
import { EventPill } from './event-pill'
import type { EventSession } from './use-event-session'

/** The state of the event, and the actions that it allows now. */
export function EventActions({ session, role }: { session: EventSession; role: 'adm' | 'mng' }) {
  const { opened, draft, canWrite, canPublish, isReserved, isChanged, busy, fault, save, publish } = session
  const announcement = useStore(draft.store, (state) => state.announcement)
  const isPublished = opened.publishedYn === 'Y'
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <EventPill state={opened.state} />
        <div className="ml-auto flex flex-wrap gap-2">
          <a href={previewOf(opened.path, role)} target="_blank" rel="noopener" className={LINE_BUTTON}>
            <ExternalLink {...ICON} />
            미리 보기
          </a>
          {canPublish && (
            <ActButton aria-disabled={busy !== null} onClick={() => (isPublished ? setAsking(true) : void publish('Y'))}>
              {busy === 'publish' ? '처리하는 중입니다' : isPublished ? '게시 내리기' : '게시'}
            </ActButton>
          )}
          {canWrite && (
            <ActButton look={MAIN_BUTTON} aria-disabled={busy !== null || !isChanged} onClick={() => isChanged && void save()}>
              {busy === 'save' ? '저장하는 중입니다' : '저장'}
            </ActButton>
          )}
        </div>
      </div>
      {isReserved && (
        <p className="text-studio-text-mute">
          게시 중인 이벤트라 고칠 수 없습니다. 고치시려면 관리자에게 ‘이벤트’의 ‘게시·추첨·내려받기’ 권한을 요청해 주세요.
        </p>
      )}
      {isAsking && (
        <WithdrawEvent
          eventSeq={opened.eventSeq}
          name={opened.form.eventName}
          onConfirm={async () => {
            await publish('N')
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger empty:hidden">
        {fault}
      </p>
      {/* The line is rendered before it has text, so that the form does not move while staff type. */}
      <div className="-mb-1 flex min-h-5 flex-wrap gap-x-2 text-studio-label font-normal text-studio-text-mute">
        {isChanged && <p>저장하지 않은 변경이 있습니다.{isPublished && ' 저장하면 방문자에게 바로 보입니다.'}</p>}
        <p role="status">{announcement}</p>
      </div>
    </div>
  )
}

/** A preview of the stored event as staff: no entry is recorded. */
const previewOf = (path: string, role: 'adm' | 'mng'): string => `${path}?preview=Y&ctx=${role}`
