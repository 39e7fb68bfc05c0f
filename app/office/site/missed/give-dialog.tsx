'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { giveMissedSearch, type browseMissedSearches } from '@/schemas/api/site/missed-searches'

interface GiveDialogProps {
  row: Listed<typeof browseMissedSearches>
  onDone: (words: string) => void
  onClose: () => void
}

/** What of ours a searched word means. */
export function GiveDialog({ row, onDone, onClose }: GiveDialogProps) {
  const [name, setName] = useState(row.guess)
  const form = useForm<'name'>(async () => {
    if (name.trim() === '') return { name: '우리 이름을 입력해 주세요.' }
    const { resultMessage } = await call(giveMissedSearch, { word: row.word, name: name.trim() })
    onDone(resultMessage)
  }, ['name'])
  return (
    <FormDialog
      title="다른 말로 잇기"
      text={`방문자가 ‘${row.word}’으로 찾으면 아래 이름의 결과를 보여 드립니다.`}
      form={form}
      words="잇기"
      busyWords="잇고 있습니다"
      onClose={onClose}
    >
      <TextField
        label="우리 이름"
        help="제품이나 분류, 글의 이름에 있는 말입니다. 검색 동의어에 더해집니다."
        value={name}
        maxLength={40}
        {...form.field('name', setName)}
      />
    </FormDialog>
  )
}
