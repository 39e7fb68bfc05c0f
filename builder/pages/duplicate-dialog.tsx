'use client'
import { useState } from 'react'
import { createPage } from '@/schemas/api/builder'
import { call } from '@/schemas/api/call'
import { Actions, DeskDialog } from '../save/desk-dialog'
import { ProblemList } from '../save/problem-list'
import { LINE_BUTTON, MAIN_BUTTON } from '../shell/studio'
import type { Named } from './acts'
import { checkNew, cleanNew, type NewDocument } from './check-new'
import { DocumentFields } from './document-fields'
import { useForm } from './use-form'

interface DuplicateDialogProps {
  document: Named
  onClose: () => void
  onCreated: (copy: NewDocument) => void
}

/** The same draft under another name; what is published is not copied. */
export function DuplicateDialog({ document, onClose, onCreated }: DuplicateDialogProps) {
  const { id, kind, title } = document
  const [value, setValue] = useState<NewDocument>({ title: `${title.slice(0, 115)} 사본`, name: '' })
  const form = useForm(async () => {
    const asked = cleanNew(kind, value)
    const faults = checkNew(kind, asked)
    if (faults.title || faults.name) return faults
    await call(createPage, { kind, ...asked, copyOf: id })
    onCreated(asked)
  })
  return (
    <DeskDialog
      title="복제"
      text={
        <>
          ‘{title}’의 지금 초안을 <span className="whitespace-nowrap">새 문서로</span> 복사합니다.
        </>
      }
      onClose={onClose}
    >
      <form {...form.given} className="flex min-h-0 flex-col gap-4">
        <DocumentFields
          kind={kind}
          value={value}
          faults={form.faults}
          onChange={(next) => {
            form.mend(next.title === value.title ? 'name' : 'title')
            setValue(next)
          }}
        />
        <div role="alert" className="flex flex-col gap-2 empty:hidden">
          {form.faults.form && <p className="text-danger">{form.faults.form}</p>}
          {form.faults.problems && <ProblemList problems={form.faults.problems} />}
        </div>
        <Actions>
          <button type="button" className={LINE_BUTTON} onClick={onClose}>
            취소
          </button>
          <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
            {form.isBusy ? '복제하는 중입니다' : '복제'}
          </button>
        </Actions>
      </form>
    </DeskDialog>
  )
}
