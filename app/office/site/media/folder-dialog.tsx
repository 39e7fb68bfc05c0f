'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { useForm } from '@/builder/list/use-form'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { createMediaFolder, deleteMediaFolder, renameMediaFolder } from '@/schemas/api/site/media-library'
import { fieldMessage } from '@/schemas/words/messages'
import type { FolderAct } from './folder-list'

interface FolderDialogProps {
  act: FolderAct
  onClose: () => void
  /** @param id of the folder; null for one that is gone. */
  onDone: (words: string, id: string | null) => void
}

/** Makes, renames or deletes a folder. */
export function FolderDialog({ act, onClose, onDone }: FolderDialogProps) {
  if (act.what !== 'delete') return <NameDialog act={act} onClose={onClose} onDone={onDone} />
  const { id, name } = act.folder
  return (
    <ConfirmDialog
      title="폴더를 지우시겠습니까?"
      text="비어 있는 폴더만 지울 수 있습니다."
      words="지우기"
      isDestructive
      onClose={onClose}
      onConfirm={async () => {
        await call(deleteMediaFolder, { id })
        onDone(`‘${name}’ 폴더를 지웠습니다.`, null)
      }}
    >
      <p className="font-medium">{name}</p>
    </ConfirmDialog>
  )
}

function NameDialog({ act, onClose, onDone }: FolderDialogProps & { act: Exclude<FolderAct, { what: 'delete' }> }) {
  const isNew = act.what === 'create'
  const [typed, setTyped] = useState(isNew ? '' : act.folder.name)
  const form = useForm<'name'>(async () => {
    const name = typed.normalize('NFC').trim()
    if (name === '') return { name: fieldMessage('required', '폴더 이름') }
    if (isNew) {
      const { item } = await call(createMediaFolder, { name, ...(act.parentId ? { parentId: act.parentId } : {}) })
      onDone(`‘${name}’ 폴더를 만들었습니다.`, item.id)
    } else {
      await call(renameMediaFolder, { id: act.folder.id, name })
      onDone('폴더 이름을 바꾸었습니다.', act.folder.id)
    }
  }, ['name'])
  return (
    <StudioDialog title={isNew ? '새 폴더' : '폴더 이름 바꾸기'} onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        <FormField label="폴더 이름" fault={form.faults.name}>
          {(aria) => (
            <input
              {...aria}
              data-field="name"
              value={typed}
              maxLength={40}
              autoComplete="off"
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('name')
                setTyped(currentTarget.value)
              }}
              className={`${FIELD} ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words={isNew ? '만들기' : '바꾸기'} busyWords="하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
