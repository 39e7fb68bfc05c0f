'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { FormActions } from '@/builder/list/form-actions'
import { NotLoaded } from '@/builder/list/not-loaded'
import { RadioChoices } from '@/builder/list/radio-choices'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { listAnswerTemplates } from '@/schemas/api/consulting/desk'
import { fillPlaces, placeWords, type Placeholder } from '@/schemas/rules/consulting/placeholders'

interface TemplateDialogProps {
  values: Readonly<Record<Placeholder, string>>
  /** @param text with its places filled. */
  onInsert: (text: string) => void
  onClose: () => void
}

/** Chooses an answer template, and shows it as the person will read it. */
export function TemplateDialog({ values, onInsert, onClose }: TemplateDialogProps) {
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof read>>, unknown>('answer-templates', read)
  const [chosen, setChosen] = useState<number | null>(null)
  const template = data?.find(({ id }) => id === chosen) ?? data?.[0]
  const filled = template && fillPlaces(template.contents, values)
  return (
    <StudioDialog
      title="답변 예문 넣기"
      text="고른 예문을 글의 커서 자리에 넣습니다. 넣은 뒤에도 고치거나 되돌릴 수 있습니다."
      onClose={onClose}
      wide
    >
      {error !== undefined && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data?.length === 0 && <p>아직 예문이 없습니다. ‘상담 답변 예문’에서 만들 수 있습니다.</p>}
      {filled && (
        <form
          className="flex min-h-0 flex-col gap-4 -m-1.5 overflow-y-auto p-1.5"
          onSubmit={(event) => {
            event.preventDefault()
            onInsert(filled.text)
          }}
        >
          <RadioChoices
            legend="예문"
            name="template"
            choices={(data ?? []).map(({ id, title }) => ({ value: id, words: title }))}
            value={template.id}
            onChoose={setChosen}
          />
          <section aria-label="넣을 글 미리보기" className="rounded-md bg-studio-100 px-3 py-2">
            <p className="whitespace-pre-line wrap-anywhere">{filled.text}</p>
          </section>
          {filled.missing.length > 0 && (
            <p className="text-studio-text-mute">
              아직 정해지지 않아 채우지 못한 자리: {placeWords(filled.missing)}. 보내기 전에 직접 입력해 주세요.
            </p>
          )}
          <FormActions isBusy={false} words="넣기" busyWords="" onCancel={onClose} />
        </form>
      )}
    </StudioDialog>
  )
}

const read = async () => (await call(listAnswerTemplates, {})).items
