'use client'
import { useState } from 'react'
import { renamePage } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { fieldMessage } from '@/schemas/words/messages'
import { StudioDialog } from '../ui/studio-dialog'
import { FIELD } from '../ui/field'
import { FormField } from '../list/form-field'
import { INVALID_FIELD } from '../ui/field'
import { FormActions } from '../list/form-actions'
import { FormAlert } from '../list/form-alert'
import { useForm } from '../list/use-form'
import { DOCUMENT_FIELDS } from './check-new'
import type { PageRow } from './page-row'

interface RenameDialogProps {
  document: Pick<PageRow, 'id' | 'title' | 'draftNumber'>
  onClose: () => void
  onRenamed: (title: string) => void
  /**
   * Reloads the list after a conflict: another editor, or the same one in another tab, saved meanwhile. @returns the document's draft
   * number now.
   */
  onStale: () => Promise<number | undefined>
}

/** Changes the title of the draft. The path stays. */
export function RenameDialog({ document, onClose, onRenamed, onStale }: RenameDialogProps) {
  const { id } = document
  const [title, setTitle] = useState(document.title)
  const [draftNumber, setDraftNumber] = useState(document.draftNumber)
  const form = useForm(async () => {
    const newTitle = title.trim()
    if (newTitle === '') return { title: fieldMessage('required', '제목') }
    if (newTitle.length > 120) return { title: fieldMessage('maxLength', '제목', { limit: 120 }) }
    try {
      await call(renamePage, { id, title: newTitle, draftNumber })
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 409) throw error
      const now = await onStale()
      if (now === undefined) throw error
      setDraftNumber(now)
      return { form: '그사이 이 문서가 다른 곳에서 저장되었습니다. 다시 누르면 저장된 초안의 제목을 바꿉니다.' }
    }
    onRenamed(newTitle)
  }, DOCUMENT_FIELDS)
  return (
    <StudioDialog title="이름 바꾸기" text="초안의 제목만 바꿉니다. 방문자에게는 다시 게시한 뒤에 보입니다." onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        <FormField label="제목" fault={form.faults.title}>
          {(aria) => (
            <input
              {...aria}
              data-field="title"
              value={title}
              maxLength={200}
              autoComplete="off"
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('title')
                setTitle(currentTarget.value)
              }}
              className={`${FIELD} ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="이름 바꾸기" busyWords="바꾸는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
