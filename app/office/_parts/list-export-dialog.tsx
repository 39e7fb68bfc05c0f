'use client'
import { useState } from 'react'
import { PersonalCheck } from '@/builder/list/personal-check'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { download } from '@/builder/save/export-json'

interface ListExportDialogProps {
  title: string
  /** What the file has, where it is not just what the list has now. */
  text?: string | undefined
  total: number
  /** What stands in the file with personal data; undefined where the role may not open it. */
  personal: string | undefined
  /** Whether the file has people, who are masked. */
  isMasked?: boolean
  /** Asks for the file of the list as it is filtered. */
  ask: (given: { reason: string; personalYn: 'Y' | 'N' }) => Promise<{ item: { csv: string; name: string; rows: number } }>
  onClose: () => void
  onDone: (rows: number) => void
}

/** The list of now as a CSV file, its people masked unless the member of staff may open them and asks for it. */
export function ListExportDialog({ title, text, total, personal, isMasked = true, ask, onClose, onDone }: ListExportDialogProps) {
  const [isPersonal, setPersonal] = useState(false)
  return (
    <ReasonDialog
      title={title}
      text={text ?? `지금 목록의 ${total.toLocaleString('ko-KR')}건을 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다.`}
      label="내려받는 사유"
      words="내려받기"
      busyWords="파일을 만드는 중입니다"
      onSubmit={async (reason) => {
        const { item } = await ask({ reason, personalYn: isPersonal ? 'Y' : 'N' })
        download(item.csv, 'text/csv;charset=utf-8', item.name)
        onDone(item.rows)
      }}
      onClose={onClose}
    >
      {personal === undefined ? (
        isMasked && <p className="text-studio-text-mute">이름과 휴대전화는 가려진 채로 내려받습니다.</p>
      ) : (
        <PersonalCheck isPersonal={isPersonal} onChange={setPersonal} text={personal} />
      )}
    </ReasonDialog>
  )
}
