'use client'
import { FIELD } from '../ui/field'
import type { Kind } from '@/schemas/page/document'
import { cleanNew, type DocumentFaults, type NewDocument } from './check-new'
import { FormField } from '../list/form-field'
import { INVALID_FIELD } from '../ui/field'
import { KIND_WORDS } from './place-words'

/** The fields of every new document: a title and a name. */
export function DocumentFields({
  kind,
  value,
  faults,
  isProposed = false,
  onChange,
}: {
  kind: Kind
  value: NewDocument
  faults: DocumentFaults
  /** The name was derived from the title, or from the copied document. */
  isProposed?: boolean
  onChange: (value: NewDocument) => void
}) {
  const words = KIND_WORDS[kind]
  const mended = cleanNew(kind, value).name
  return (
    <>
      <FormField label="제목" fault={faults.title}>
        {(aria) => (
          <input
            {...aria}
            data-field="title"
            value={value.title}
            maxLength={200}
            autoComplete="off"
            aria-required
            onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
            className={`${FIELD} ${INVALID_FIELD}`}
          />
        )}
      </FormField>
      <FormField
        label={words.name}
        fault={faults.name}
        help={
          isProposed && value.name !== ''
            ? `자동으로 제안한 ${words.name}입니다. 바꿀 수 있습니다.`
            : kind === 'page'
              ? '/로 시작합니다. 값이 바뀌는 자리는 :id 처럼 적습니다.'
              : `이 문서를 부르는 이름입니다. 영어 소문자와 숫자, -로 씁니다. 예: ${words.example}`
        }
      >
        {(aria) => (
          <input
            {...aria}
            data-field="name"
            value={value.name}
            placeholder={words.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
            onBlur={() => mended !== value.name && onChange({ ...value, name: mended })}
            className={`${FIELD} font-mono ${INVALID_FIELD}`}
          />
        )}
      </FormField>
    </>
  )
}
