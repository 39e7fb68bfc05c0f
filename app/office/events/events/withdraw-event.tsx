'use client'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { RemovalUsages } from '@/builder/list/removal-usages'
import { usagePath } from '@/builder/state/usage-path'
import { call } from '@/schemas/api/base/call'
import { listLinkUsages } from '@/schemas/api/site/link-targets'
import { canonicalEventPath } from '@/schemas/rules/events/event-path'

interface WithdrawEventProps {
  eventSeq: number
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Before an event is taken from visitors: what leads to it. */
export const WithdrawEvent = ({ eventSeq, name, onConfirm, onClose }: WithdrawEventProps) => (
  <ConfirmDialog
    title="이벤트의 게시를 내리시겠습니까?"
    text="방문자에게 보이지 않고 참여할 수 없습니다. 참여 내역과 설정은 남습니다."
    words="게시 내리기"
    isDestructive
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p className="truncate font-medium">{name || '이름 없는 이벤트'}</p>
    <RemovalUsages
      of="events"
      ids={[String(eventSeq)]}
      ask={async (id) => (await call(listLinkUsages, { address: canonicalEventPath(Number(id)) })).items}
      hrefOf={usagePath}
      elsewhere="메뉴와 배너, 다른 화면에 이어진 링크가 있는지 먼저 확인해 주세요."
    />
  </ConfirmDialog>
)
