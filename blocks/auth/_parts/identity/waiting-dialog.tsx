'use client'
import { useEffect } from 'react'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

interface Props {
  popup: Window
  /** Settles when waiting is over. */
  ended: Promise<unknown>
  close: () => void
}

export function WaitingDialog({ popup, ended, close }: Props) {
  useEffect(() => void ended.then(() => close()), [ended, close])
  return (
    <>
      <h2 className="type-title">본인인증</h2>
      <p className="mt-2 text-ink-mute">새 창에서 본인인증을 진행해 주세요. 인증을 마치면 이 화면에서 이어집니다.</p>
      <div className="mt-6 flex flex-wrap gap-2 *:flex-1">
        <LineButton onClick={() => close()}>취소</LineButton>
        <LineButton onClick={() => popup.focus()}>인증 창 보기</LineButton>
      </div>
    </>
  )
}
