'use client'
import { useRef } from 'react'
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { deleteMyConsultation } from '@/schemas/api/consulting/history'
import { HISTORY_TABS } from '../_parts/history-tabs'

/** Takes the request back, after a question: nothing of it is left. */
export function DeleteRequest({ counselSeq }: { counselSeq: number }) {
  const isBusy = useRef(false)
  const remove = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '상담 신청을 삭제하시겠습니까?',
        text: '올린 사진과 나눈 글도 함께 지워지고, 되돌릴 수 없습니다.',
        okLabel: '삭제',
      })
      if (answer !== 'ok') return
      await call(deleteMyConsultation, { counselSeq })
      await showAlertDialog({ title: '상담 신청을 삭제했습니다.' })
      location.assign(HISTORY_TABS.all.path)
    } catch (error) {
      await sayFailure(error, { id: deleteMyConsultation.id })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <button
      type="button"
      onClick={() => void remove()}
      className="-ml-3 mt-6 inline-flex min-h-11 items-center px-3 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
    >
      상담 신청 삭제
    </button>
  )
}
