'use client'
import { useMemo } from 'react'
import { FieldList } from '@/builder/inspector/field-list'
import { SoldStockContext } from '@/builder/inspector/matrix/sold-stock'
import { RecordPathContext } from '@/builder/inspector/slug-input'
import { TargetProvider } from '@/builder/inspector/target'
import { FormSection, FormSections } from '@/builder/record/form-sections'
import { SHARE_GROUP } from '@/schemas/records/share-fields'
import { SharePreview } from './share-preview'
import { useMissing } from './use-missing'
import type { RecordForm as Form } from './use-record-form'

/** The fields of a record in the groups of its definition: those that the role sees, and for change those that it may write. */
export function RecordFields({ form }: { form: Form }) {
  const { type, draft, target: whole, rights, needs, opened } = form
  const missing = useMissing(form)
  const target = useMemo(() => ({ ...whole, mayBeUnfinished: true }), [whole])
  const required = useMemo(() => new Set(needs.fields), [needs])
  const { id, publishedAt } = opened
  const here = useMemo(() => ({ id, publishedAt }), [id, publishedAt])
  const readOnly = useMemo(() => ({ ...target, isReadOnly: true, write: () => false }), [target])
  return (
    <SoldStockContext value={here}>
      <RecordPathContext value={opened.path ?? undefined}>
        <FormSections label={`${type.title} 내용`} draft={draft} target={target} required={required} missing={missing}>
          {type.groups.map(({ title, text, fields }) => {
            const seen = fields.filter((field) => rights.sees(type.type, field))
            if (seen.length === 0) return null
            return (
              <FormSection key={title} title={title} text={text}>
                {seen.every((field) => rights.writes(type.type, field)) ? (
                  <FieldList pointer="" schema={type.form} names={seen} />
                ) : (
                  seen.map((field) => (
                    <TargetProvider key={field} value={rights.writes(type.type, field) ? target : readOnly}>
                      <FieldList pointer="" schema={type.form} names={[field]} />
                    </TargetProvider>
                  ))
                )}
                {title === SHARE_GROUP.title && <SharePreview form={form} />}
              </FormSection>
            )
          })}
        </FormSections>
      </RecordPathContext>
    </SoldStockContext>
  )
}
