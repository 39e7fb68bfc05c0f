'use client'
import { useState } from 'react'
import { searchWords } from '@/builder/list/list-query'
import { PersonalCheck } from '@/builder/list/personal-check'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { download } from '@/builder/save/export-json'
import { call } from '@/schemas/api/base/call'
import { exportEntries } from '@/schemas/api/events/staff'
import { filterOf, type EntriesView } from './entries-view'

interface ExportDialogProps {
  eventSeq: number
  view: EntriesView
  total: number
  onClose: () => void
  onDone: (rows: number) => void
}

/** Exports the list as a CSV file. Personal fields are included only at the request of the member of staff. */
export function ExportDialog({ eventSeq, view, total, onClose, onDone }: ExportDialogProps) {
  const [isPersonal, setPersonal] = useState(false)
  return (
    <ReasonDialog
      title="참여 내역 내려받기"
      text={`지금 목록의 ${total.toLocaleString('ko-KR')}건을 CSV 파일로 만듭니다.`}
      label="내려받는 사유"
      words="내려받기"
      busyWords="파일을 만드는 중입니다"
      onSubmit={async (reason) => {
        const filter = filterOf(eventSeq, { ...view, search: searchWords(view.search) })
        const { item } = await call(exportEntries, { ...filter, reason, personalYn: isPersonal ? 'Y' : 'N' })
        download(item.csv, 'text/csv;charset=utf-8', item.name)
        onDone(item.rows)
      }}
      onClose={onClose}
    >
      <PersonalCheck isPersonal={isPersonal} onChange={setPersonal} text="아이디, 이름, 휴대전화, 이메일을 함께 내려받습니다." />
    </ReasonDialog>
  )
}
