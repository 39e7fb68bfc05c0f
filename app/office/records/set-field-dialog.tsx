'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { filterChoices, settableFields } from './filter-choices'
import type { Codes } from './use-codes'

interface SetFieldDialogProps {
  type: AnyRecordType
  codes: Codes
  count: number
  onSet: (field: string, value: unknown) => Promise<void>
  onClose: () => void
}

/** Sets one field with choices, or a switch, of every selected record. */
export function SetFieldDialog({ type, codes, count, onSet, onClose }: SetFieldDialogProps) {
  const fields = settableFields(type)
  const [field, setField] = useState(fields[0]!.name)
  const schema = fields.find(({ name }) => name === field)!.schema
  const choices = filterChoices(schema, codes)
  const [value, setValue] = useState<string | null>(null)
  const chosen = choices.find((one) => one.value === value) ?? choices[0]
  return (
    <ConfirmDialog
      title="값을 바꾸시겠습니까?"
      text={`고른 ${count.toLocaleString('ko-KR')}개의 값을 한 번에 바꿉니다. 게시 중인 것은 다시 게시해야 방문자에게 보입니다.`}
      words="바꾸기"
      onConfirm={async () => {
        if (chosen) await onSet(field, schema.type === 'boolean' ? chosen.value === 'true' : chosen.value)
      }}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <div className="grid gap-1">
          <span className="text-studio-label">항목</span>
          <ChooseFilter
            label="항목"
            choices={fields.map(({ name, schema: { title = name } }) => ({ value: name, words: title }))}
            value={field}
            onChoose={(next) => {
              setField(next)
              setValue(null)
            }}
            className="w-full font-normal"
          />
        </div>
        <div className="grid gap-1">
          <span className="text-studio-label">새 값</span>
          {chosen ? (
            <ChooseFilter label="새 값" choices={choices} value={chosen.value} onChoose={setValue} className="w-full font-normal" />
          ) : (
            <p className="py-1.5 text-studio-text-mute">고를 것을 불러오는 중입니다.</p>
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}
