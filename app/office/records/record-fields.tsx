'use client'
import { FieldList } from '@/builder/inspector/field-list'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import { FormSection, FormSections } from '@/builder/record/form-sections'
import type { RecordForm as Form } from './use-record-form'

/** The fields of a record, in the groups of its definition. */
export function RecordFields({ form: { type, draft, target } }: { form: Form }) {
  return (
    <FormSections label={`${type.title} 내용`} draft={draft} target={target}>
      {type.groups.map(({ title, text, fields }) => (
        <FormSection key={title} title={title} text={text}>
          <FieldList pointer="" schema={type.form as FieldSchema} names={fields} />
        </FormSection>
      ))}
    </FormSections>
  )
}
