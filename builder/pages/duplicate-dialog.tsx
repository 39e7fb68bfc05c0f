'use client'
import { useState } from 'react'
import { createPage } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { StudioDialog } from '../ui/studio-dialog'
import type { Named } from './acts'
import { checkNew, cleanNew, DOCUMENT_FIELDS, type NewDocument } from './check-new'
import { DocumentFields } from './document-fields'
import { FormActions } from '../list/form-actions'
import { FormAlert } from '../list/form-alert'
import { proposeCopy } from './propose-name'
import { useForm } from '../list/use-form'
import { useTakenNames } from './use-taken-names'

interface DuplicateDialogProps {
  document: Named
  onClose: () => void
  onCreated: (copy: NewDocument) => void
}

/** Copies the draft under another name; the published version is not copied. */
export function DuplicateDialog({ document, onClose, onCreated }: DuplicateDialogProps) {
  const { id, kind, title } = document
  const taken = useTakenNames(kind)
  const [typed, setTyped] = useState<{ title: string; name: string | null }>({ title: `${title.slice(0, 115)} 사본`, name: null })
  const value: NewDocument = { title: typed.title, name: typed.name ?? proposeCopy(document.name, taken) }
  const form = useForm(async () => {
    const input = cleanNew(kind, value)
    if (typed.name !== null) setTyped(input)
    const faults = checkNew(kind, input)
    if (faults.title || faults.name) return faults
    await call(createPage, { kind, ...input, copyOf: id })
    onCreated(input)
  }, DOCUMENT_FIELDS)
  return (
    <StudioDialog
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
          isProposed={typed.name === null}
          onChange={(next) => {
            form.mend(next.title === value.title ? 'name' : 'title')
            setTyped(next.name === value.name ? { ...typed, title: next.title } : next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="복제" busyWords="복제하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
