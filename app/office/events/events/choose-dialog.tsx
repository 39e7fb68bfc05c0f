'use client'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { call } from '@/schemas/api/base/call'
import { chooseWinners } from '@/schemas/api/events/staff'

interface ChooseDialogProps {
  eventSeq: number
  entrySeqs: readonly number[]
  onClose: () => void
  onDone: () => void
}

/** Chooses winners by hand, where entries are judged and not drawn. */
export function ChooseDialog({ eventSeq, entrySeqs, onClose, onDone }: ChooseDialogProps) {
  return (
    <ReasonDialog
      title="당첨자로 선정"
      text={`고른 응모 ${entrySeqs.length}건을 당첨자로 정합니다. 발표하기 전에는 방문자에게 보이지 않습니다.`}
      label="선정 사유"
      words="선정"
      busyWords="선정하는 중입니다"
      onSubmit={async (reason) => {
        await call(chooseWinners, { eventSeq, entrySeqs: [...entrySeqs], reason })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
