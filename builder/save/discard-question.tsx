'use client'
import { DiscardDialog } from '../ui/discard-dialog'

interface DiscardQuestionProps {
  /** How many edits would be lost. */
  count: number
  onBack: () => void
  onDiscard: () => void
}

/** Asks a second time before unsaved edits are discarded. Escape goes back. */
export function DiscardQuestion({ count, onBack, onDiscard }: DiscardQuestionProps) {
  return (
    <DiscardDialog
      title={`저장하지 못한 편집 ${count}건을 버리시겠습니까?`}
      text="이 창을 닫기 전까지는 페이지 메뉴의 ‘버린 편집 되살리기’로 되살릴 수 있습니다."
      discard="편집 버리기"
      back="돌아가기"
      onDiscard={onDiscard}
      onBack={onBack}
    />
  )
}
