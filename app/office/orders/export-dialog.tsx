'use client'
import { useState } from 'react'
import { PersonalCheck } from '@/builder/list/personal-check'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { download } from '@/builder/save/export-json'
import { call } from '@/schemas/api/base/call'
import { exportDeskOrders } from '@/schemas/api/store/order-desk'
import { orderFilters, type OrderListView } from './order-list-view'

interface ExportDialogProps {
  view: OrderListView
  total: number
  /** Whether the role opens personal fields in a file. */
  mayOpen: boolean
  onClose: () => void
  onDone: (words: string) => void
}

/** The list of now as a CSV file, its people masked unless the member of staff may open them and asks for it. */
export function ExportDialog({ view, total, mayOpen, onClose, onDone }: ExportDialogProps) {
  const [isPersonal, setPersonal] = useState(false)
  return (
    <ReasonDialog
      title="주문 내려받기"
      text={`지금 목록의 ${total.toLocaleString('ko-KR')}건을 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다.`}
      label="내려받는 사유"
      words="내려받기"
      busyWords="파일을 만드는 중입니다"
      onSubmit={async (reason) => {
        const { item } = await call(exportDeskOrders, { ...orderFilters(view), reason, personalYn: isPersonal ? 'Y' : 'N' })
        download(item.csv, 'text/csv;charset=utf-8', item.name)
        onDone(`${item.rows.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.`)
      }}
      onClose={onClose}
    >
      {mayOpen ? (
        <PersonalCheck isPersonal={isPersonal} onChange={setPersonal} text="주문한 분과 받는 분, 주소를 가리지 않고 내려받습니다." />
      ) : (
        <p className="text-studio-text-mute">이름과 휴대전화는 가려진 채로 내려받습니다.</p>
      )}
    </ReasonDialog>
  )
}
