'use client'
import { useRef } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { withdrawReturn } from '@/schemas/api/store/returns'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** Takes a request back, after a question. */
export function ReturnActions({ returnSeq }: { returnSeq: number }) {
  const isBusy = useRef(false)
  const withdraw = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '신청을 철회하시겠습니까?',
        text: '상품은 그대로 가지고 계시면 됩니다. 기간 안에는 다시 신청하실 수 있습니다.',
        okLabel: '철회',
      })
      if (answer !== 'ok') return
      await call(withdrawReturn, { returnSeq })
      location.reload()
    } catch (error) {
      await sayFailure(error, { id: withdrawReturn.id })
    } finally {
      isBusy.current = false
    }
  }
  return <LineButton onClick={() => void withdraw()}>신청 철회</LineButton>
}
