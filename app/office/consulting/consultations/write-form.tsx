'use client'
import { TextQuote } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { RadioChoices } from '@/builder/list/radio-choices'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { writeConsultation } from '@/schemas/api/consulting/desk'
import { openPlaces, openPlacesFault, type Placeholder } from '@/schemas/rules/consulting/placeholders'
import { insertText } from './insert-text'
import type { Opened } from './opened-request'
import { TemplateDialog } from './template-dialog'

const KINDS = [
  { value: 'staff', words: '신청자에게 보냅니다' },
  { value: 'note', words: '운영자만 보는 메모' },
] as const

interface WriteFormProps {
  counselSeq: number
  /** What fills the places of an answer template. */
  values: Readonly<Record<Placeholder, string>>
  /** @param message what was written now. */
  onWritten: (message: Opened['messages'][number]) => void
}

/** A message to the person, or a note for staff; an answer template goes in at the caret. What was not sent waits in the tab. */
export function WriteForm({ counselSeq, values, onWritten }: WriteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { text: contents, change, keyOf } = useKeptText(`consultation:${counselSeq}`)
  const [kind, setKind] = useState<'staff' | 'note'>('staff')
  const form = useForm<'contents'>(async () => {
    if (contents.trim() === '') return { contents: '내용을 입력해 주세요.' }
    const open = kind === 'staff' ? openPlaces(contents) : []
    if (open.length > 0) return { contents: openPlacesFault(open) }
    const { item } = await call(writeConsultation, { counselSeq, kind, contents }, { key: keyOf() })
    onWritten({
      messageSeq: item.messageSeq,
      writtenBy: kind,
      staffName: '나',
      contents: contents.trim(),
      postedAt: new Date().toISOString(),
    })
    change('')
  }, ['contents'])
  return (
    <>
      <form {...form.given} className="mt-4 grid gap-3">
        <RadioChoices
          legend="글의 종류"
          isQuiet
          name="kind"
          choices={KINDS}
          value={kind}
          onChoose={(next) => {
            setKind(next)
            // Sent as the other kind it is another text.
            change(contents)
          }}
          look="flex flex-wrap gap-4"
        />
        <FormField label="내용" fault={form.faults.contents}>
          {(aria) => (
            <textarea
              {...aria}
              ref={field}
              data-field="contents"
              rows={4}
              maxLength={1_000}
              value={contents}
              onChange={({ currentTarget }) => {
                form.mend('contents')
                change(currentTarget.value)
              }}
              className={`${FIELD} h-auto! py-2`}
            />
          )}
        </FormField>
        <FormAlert faults={form.faults} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
            {form.isBusy ? '남기는 중입니다' : kind === 'note' ? '메모 남기기' : '보내기'}
          </button>
          <ActButton icon={TextQuote} onClick={() => setChoosing(true)}>
            답변 예문 넣기
          </ActButton>
        </div>
      </form>
      {isChoosing && (
        <TemplateDialog
          values={values}
          onInsert={(text) => {
            setChoosing(false)
            // The dialog gives the focus back to its button first.
            setTimeout(() => field.current && insertText(field.current, text))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
