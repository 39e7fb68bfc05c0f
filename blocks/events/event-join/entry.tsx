'use client'
import type { MouseEvent } from 'react'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'

const IDLE = { isBusy: false, isApplied: false }
const MEMBER_ALREADY = '이미 가입된 회원입니다.'

/** The join event is entered by joining, so its button tells members that they have joined, and opens nothing (V-EVT-5). */
export function EventJoinEntry({ event }: EntryProps) {
  const onClick = (click: MouseEvent) => {
    if (!seemsSignedIn()) return
    click.preventDefault()
    void showAlertDialog({ title: MEMBER_ALREADY })
  }
  return (
    <EntryFrame
      event={event}
      entry={IDLE}
      title="가입하면 자동으로 참여하게 됩니다"
      actions={
        <a
          href="/join"
          onClick={onClick}
          className="inline-flex h-14 w-full items-center justify-center rounded-sm bg-action px-6 font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover"
        >
          회원가입하고 참여하기
        </a>
      }
    />
  )
}
