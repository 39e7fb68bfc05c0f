'use client'
import { useRef } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { withdrawMyAsk } from '@/schemas/api/consulting/history'

/** Takes back what was sent, after a question, while staff have not answered it. */
export function WithdrawAsk({ counselSeq, askSeq, words }: { counselSeq: number; askSeq: number; words: string }) {
  const isBusy = useRef(false)
  const withdraw = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: `보내신 ‘${words}’ 요청을 거두시겠습니까?`,
        text: '담당자가 아직 답하지 않았습니다. 거두신 뒤에는 다시 보내실 수 있습니다.',
        okLabel: '거두기',
      })
      if (answer !== 'ok') return
      await call(withdrawMyAsk, { counselSeq, askSeq })
      location.reload()
    } catch (error) {
      await sayFailure(error, { id: withdrawMyAsk.id })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <button
      type="button"
      onClick={() => void withdraw()}
      className="-ml-3 mt-1 inline-flex min-h-11 items-center px-3 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
    >
      거두기<span className="sr-only">: {words}</span>
    </button>
  )
}
