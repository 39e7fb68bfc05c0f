'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { exportEntries } from '@/schemas/api/events/staff'
import { FormActions, FormAlert } from '@/builder/list/form-foot'
import { searchWords } from '@/builder/pages/list-view'
import { useForm } from '@/builder/list/use-form'
import { DeskDialog } from '@/builder/ui/studio-dialog'
import { download } from '@/builder/save/export-json'
import { filterOf, type EntriesView } from './entries-view'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'

interface ExportDialogProps {
  eventSeq: number
  view: EntriesView
  total: number
  onClose: () => void
  onDone: (rows: number) => void
}

/** The list as a file. What belongs to a person is in it only where somebody says that he needs it. */
export function ExportDialog({ eventSeq, view, total, onClose, onDone }: ExportDialogProps) {
  const [reason, setReason] = useState('')
  const [isPersonal, setPersonal] = useState(false)
  const form = useForm<'reason'>(async () => {
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    const filter = filterOf(eventSeq, { ...view, search: searchWords(view.search) })
    const { item } = await call(exportEntries, { ...filter, reason: reason.trim(), personalYn: isPersonal ? 'Y' : 'N' })
    download(item.csv, 'text/csv;charset=utf-8', item.name)
    onDone(item.rows)
  }, ['reason'])
  return (
    <DeskDialog title="참여 내역 내려받기" text={`지금 목록의 ${total.toLocaleString('ko-KR')}건을 CSV 파일로 만듭니다.`} onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        <label className="flex min-h-8 items-start gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={isPersonal}
            onChange={({ currentTarget }) => setPersonal(currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-studio-select max-md:size-5"
          />
          <span>
            개인정보 포함
            <span className="block text-studio-label font-normal text-studio-text-mute">
              아이디, 이름, 휴대전화, 이메일을 함께 내려받습니다. 일을 마치면 파일을 지워 주세요.
            </span>
          </span>
        </label>
        <ReasonField
          label="내려받는 사유"
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="내려받기" busyWords="파일을 만드는 중입니다" onCancel={onClose} />
      </form>
    </DeskDialog>
  )
}
