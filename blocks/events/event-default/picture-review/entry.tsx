'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { REVIEW_PICTURES, savePictureReview } from '@/schemas/api/events/reviews'
import { FILE_ACCEPT, FILE_MB, fileFault } from '@/schemas/rules/base/file-fault'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { Field } from '@/blocks/base/_parts/form/field'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { MyReviews } from '../../_parts/event-reviews/my-reviews'

const DONE = '사진 후기를 등록했습니다.'

/** A home in pictures (review.cReview): up to three, of the allowed kinds and sizes (V-FILE-1, V-FILE-2). */
export function PictureReviewEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()

  const add = (chosen: FileList | null) => {
    const list = [...(chosen ?? [])]
    const wrong = list.map((file) => fileFault(file)).find(Boolean)
    const all = [...files, ...list.filter((file) => !fileFault(file))]
    setFault(wrong ?? (all.length > REVIEW_PICTURES ? `사진은 ${REVIEW_PICTURES}장까지 첨부할 수 있습니다.` : undefined))
    setFiles(all.slice(0, REVIEW_PICTURES))
    // Allows choosing the same file again.
    if (input.current) input.current.value = ''
  }
  const remove = (at: number) => {
    setFiles(files.filter((_, i) => i !== at))
    setFault(undefined)
    document.getElementById(`${id}-add`)?.focus()
  }
  const apply = async () => {
    if (!(await entry.admit())) return
    if (files.length === 0) {
      setFault('사진을 첨부해 주세요.')
      return document.getElementById(`${id}-add`)?.focus()
    }
    const sent = { eventId: String(event.EVENT_SEQ), files: [...files] }
    await entry.apply(() => call(savePictureReview, sent), { success: entry.say('success', DONE) })
  }
  return (
    <>
      <EntryFrame
        event={event}
        entry={entry}
        title="우리 집 사진을 보내 주세요"
        lead="사진에 담긴 촬영 장소와 시각은 지우고 보관합니다."
        label="사진 등록하기"
        onApply={apply}
      >
        <Field
          id={`${id}-add`}
          label={`사진 ${files.length} / ${REVIEW_PICTURES}`}
          help={`JPG, PNG, GIF, BMP 파일을 개당 ${FILE_MB}MB까지 첨부할 수 있습니다.`}
          error={fault}
        >
          <input
            ref={input}
            type="file"
            multiple
            accept={FILE_ACCEPT}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
            onChange={({ target }) => add(target.files)}
          />
          <LineButton
            id={`${id}-add`}
            aria-describedby={`${id}-add-error ${id}-add-help`}
            onClick={() => entry.admitSignedIn() && input.current?.click()}
            className="w-full"
          >
            사진 고르기
          </LineButton>
        </Field>
        {files.length > 0 && (
          <ul aria-label="첨부한 사진" className="mt-4 border-t border-line">
            {files.map((file, i) => (
              <li key={`${file.name} ${file.lastModified}`} className="flex items-center justify-between gap-3 border-b border-line py-1">
                <span className="truncate">{file.name}</span>
                <button
                  type="button"
                  aria-label={`${file.name} 빼기`}
                  onClick={() => remove(i)}
                  className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-deep"
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </EntryFrame>
      <MyReviews eventId={String(event.EVENT_SEQ)} />
    </>
  )
}
