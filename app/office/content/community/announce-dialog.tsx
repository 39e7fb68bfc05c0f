'use client'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { call } from '@/schemas/api/base/call'
import { announceApplications, type browseApplications } from '@/schemas/api/content/community-desk'
import type { DeskDone, DeskNow } from '../../_parts/desk/desk-definition'
import { recruitmentOf, RecruitmentTally } from './recruitment-tally'

interface AnnounceDialogProps {
  now: DeskNow<typeof browseApplications>
  onDone: (done: DeskDone) => void
  onClose: () => void
}

/** Asks before everybody of the recruitment is told at once. */
export function AnnounceDialog({ now, onDone, onClose }: AnnounceDialogProps) {
  const recruitment = recruitmentOf(now)
  if (!recruitment) return null
  const { recruitSeq, title, chosen, waiting } = recruitment
  return (
    <ConfirmDialog
      title={`${title}의 결과를 발표합니다`}
      text={`선정 ${chosen}명을 포함해 지원한 회원 모두에게 결과를 알립니다.${waiting > 0 ? ` 아직 정하지 않은 ${waiting}건은 미선정으로 알립니다.` : ''} 발표한 뒤에는 결정을 바꿀 수 없습니다.`}
      words="발표하기"
      onConfirm={async () => {
        const { item } = await call(announceApplications, { recruitSeq })
        onDone({ words: `선정 ${item.chosen}명, 미선정 ${item.passed}명에게 결과를 알렸습니다.` })
      }}
      onClose={onClose}
    >
      <RecruitmentTally now={now} />
    </ConfirmDialog>
  )
}
