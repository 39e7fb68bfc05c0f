'use client'
import { useRef } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { withdrawApplication } from '@/schemas/api/content/community'
import { recruitPaths } from '../_parts/recruit/recruit-paths'

/** Takes the application back, after a question: nothing of it is left. */
export function WithdrawButton({ recruitId }: { recruitId: number }) {
  const isBusy = useRef(false)
  const withdraw = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '지원을 취소하시겠습니까?',
        text: '입력하신 내용이 모두 지워지고 되돌릴 수 없습니다. 모집이 끝나기 전에는 다시 지원하실 수 있습니다.',
        okLabel: '지원 취소',
      })
      if (answer !== 'ok') return
      await call(withdrawApplication, { recruitId })
      location.assign(recruitPaths.list)
    } catch (error) {
      await sayFailure(error, { id: withdrawApplication.id })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <button
      type="button"
      onClick={() => void withdraw()}
      className="-ml-3 mt-6 inline-flex min-h-11 items-center px-3 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
    >
      지원 취소
    </button>
  )
}
