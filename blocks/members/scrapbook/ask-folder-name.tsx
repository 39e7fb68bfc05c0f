'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveScrapFolder } from '@/schemas/api/members/scrap-folders'
import { folderTitleFault } from '@/schemas/rules/members/scrap-folders'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { openFolderSheet } from './open-folder-sheet'

interface Named {
  folderSeq: number
  title: string
}

/** Asks for the name of a new folder, or of this one. @returns undefined where nothing was saved. */
export const askFolderName = (known?: Named): Promise<Named | undefined> =>
  openFolderSheet<Named>('scrap-folder', known ? '폴더 이름 바꾸기' : '새 폴더', (close) => <NameForm known={known} onSaved={close} />)

function NameForm({ known, onSaved }: { known: Named | undefined; onSaved: (saved: Named) => void }) {
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  // After the dialog has given the focus to its first button, where Enter would close it.
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById('scrap-folder-title')?.focus(), 60)
    return () => clearTimeout(timer)
  }, [])
  const save = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('title') as HTMLInputElement
    const refused = folderTitleFault(field.value)
    setFault(refused ?? '')
    if (refused) return field.focus()
    setSending(true)
    try {
      const { item } = await call(saveScrapFolder, { ...(known ? { folderSeq: known.folderSeq } : {}), title: field.value })
      onSaved(item)
    } catch (error) {
      // What was typed stays in its field.
      setFault(error instanceof CallFailure ? error.message : UNEXPECTED)
      field.focus()
    } finally {
      setSending(false)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        id="scrap-folder-title"
        name="title"
        label="폴더 이름"
        defaultValue={known?.title ?? ''}
        error={fault || undefined}
        help="20자까지 입력할 수 있습니다."
      />
      <SubmitButton isSending={isSending} className="mt-6">
        저장
      </SubmitButton>
    </form>
  )
}
