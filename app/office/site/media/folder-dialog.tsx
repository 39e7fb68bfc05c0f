'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
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
    <FormDialog
      title={isNew ? '새 폴더' : '폴더 이름 바꾸기'}
      form={form}
      words={isNew ? '만들기' : '바꾸기'}
      busyWords="하는 중입니다"
      onClose={onClose}
    >
      <TextField label="폴더 이름" value={typed} maxLength={40} isRequired {...form.field('name', setTyped)} />
    </FormDialog>
  )
}
