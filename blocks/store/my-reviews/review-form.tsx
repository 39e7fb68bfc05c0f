'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { editGoodsReview, saveGoodsReview, type listMyGoodsReviews } from '@/schemas/api/store/reviews'
import { FILE_ACCEPT, FILE_MB, fileFault } from '@/schemas/rules/base/file-fault'
import { FORBIDDEN_WORD, forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { PHOTO_POINTS, REVIEW_MAX, REVIEW_MIN, REVIEW_PHOTOS, TEXT_POINTS } from '@/schemas/rules/store/review-points'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { Field } from '@/blocks/base/_parts/form/field'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useWordCheck } from '@/blocks/base/_parts/form/use-word-check'
import { useUnsentText } from '@/blocks/base/_parts/replies/use-unsent-text'

interface Props {
  id: string
  /** A new one of a delivered line, or one that is edited. */
  of: { lineSeq: number } | { review: Listed<typeof listMyGoodsReviews> }
  onCancel: () => void
  onSaved: () => void
}

const STARS = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: { 5: '5점, 아주 좋습니다', 4: '4점, 좋습니다', 3: '3점, 보통입니다', 2: '2점, 아쉽습니다', 1: '1점, 좋지 않습니다' }[value]!,
}))
const lengthOf = (text: string): number => [...text.trim()].length

/** Stars, words and photographs; faults stand at their fields, and unsent words are there again on the next visit. */
export function ReviewForm({ id, of, onCancel, onSaved }: Props) {
  const before = 'review' in of ? of.review : undefined
  const input = useRef<HTMLInputElement>(null)
  const [stars, setStars] = useState(before ? String(before.stars) : '')
  const [text, setText] = useState(before?.CONTENTS ?? '')
  const [keep, setKeep] = useState(before?.photos.map(({ src }) => src) ?? [])
  const [files, setFiles] = useState<readonly File[]>([])
  const [photoFault, setPhotoFault] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState({ text: '', sentence: '' })
  const words = useWordCheck()
  const unsent = useUnsentText(`${id}-text`, setText)

  const starsFault = stars ? undefined : '별점을 선택해 주세요.'
  const short = [...text.replace(/\s/gu, '')].length < REVIEW_MIN ? `공백을 빼고 ${REVIEW_MIN}자 이상 입력해 주세요.` : undefined
  const textFault =
    lengthOf(text) > REVIEW_MAX
      ? `${REVIEW_MAX.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`
      : words.isForbidden(text)
        ? forbiddenSentence(words.word)
        : refused.text !== '' && refused.text === text
          ? refused.sentence
          : undefined
  const add = (chosen: FileList | null) => {
    const list = [...(chosen ?? [])]
    const all = [...files, ...list.filter((file) => !fileFault(file))]
    const room = REVIEW_PHOTOS - keep.length
    const wrong = list.map((file) => fileFault(file)).find(Boolean)
    setPhotoFault(wrong ?? (all.length > room ? `사진은 ${REVIEW_PHOTOS}장까지 올릴 수 있습니다.` : undefined))
    setFiles(all.slice(0, room))
    // Allows choosing the same file again.
    if (input.current) input.current.value = ''
  }
  const drop = (change: () => void) => {
    change()
    setPhotoFault(undefined)
    document.getElementById(`${id}-add`)?.focus()
  }
  const send = async () => {
    setTried(true)
    if (starsFault) return document.getElementById(`${id}-stars`)?.focus()
    if (textFault ?? short) return document.getElementById(`${id}-text`)?.focus()
    setSending(true)
    const written = { stars: Number(stars), contents: text.trim(), ...(files.length > 0 ? { files: [...files] } : {}) }
    try {
      if ('review' in of) await call(editGoodsReview, { reviewSeq: of.review.REVIEW_SEQ, ...written, keep })
      else await call(saveGoodsReview, { lineSeq: of.lineSeq, ...written })
      unsent.store('')
      onSaved()
    } catch (error) {
      if (error instanceof CallFailure && error.message.startsWith(FORBIDDEN_WORD)) {
        setRefused({ text, sentence: error.message })
        document.getElementById(`${id}-text`)?.focus()
      } else await sayFailure(error, { id: before ? editGoodsReview.id : saveGoodsReview.id })
    } finally {
      setSending(false)
    }
  }
  const photos = [
    ...keep.map((src, i) => ({ key: src, name: `올린 사진 ${i + 1}`, drop: () => setKeep(keep.filter((one) => one !== src)) })),
    ...files.map((file, i) => ({
      key: `${file.name} ${file.lastModified}`,
      name: file.name,
      drop: () => setFiles(files.filter((_, at) => at !== i)),
    })),
  ]
  return (
    <form
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!isSending) void send()
      }}
      className="mt-5 grid gap-y-6"
    >
      <RadioRows
        id={`${id}-stars`}
        legend="별점"
        options={STARS}
        value={stars}
        onChange={setStars}
        error={isTried ? starsFault : undefined}
        beside
      />
      <TextArea
        id={`${id}-text`}
        label="후기"
        help={`공백을 빼고 ${REVIEW_MIN}자 이상 입력해 주세요.${before ? '' : ` 글은 ${TEXT_POINTS}포인트, 사진과 함께면 ${PHOTO_POINTS}포인트를 드립니다.`}`}
        value={text}
        readOnly={isSending}
        error={textFault ?? (isTried ? short : undefined)}
        count={{ now: lengthOf(text), most: REVIEW_MAX }}
        onChange={({ target }) => {
          setText(target.value)
          if (!before) unsent.store(target.value)
        }}
        onBlur={() => void words.ask(text)}
      />
      <div>
        <Field
          id={`${id}-add`}
          label={`사진 ${photos.length} / ${REVIEW_PHOTOS}`}
          help={`JPG, PNG, GIF, BMP 파일을 개당 ${FILE_MB}MB까지 올릴 수 있습니다. 촬영 장소와 시각은 지우고 보관합니다.`}
          error={photoFault}
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
            onClick={() => input.current?.click()}
            className="w-full"
          >
            사진 고르기
          </LineButton>
        </Field>
        {photos.length > 0 && (
          <ul aria-label="고른 사진" className="mt-4 border-t border-line">
            {photos.map((photo) => (
              <li key={photo.key} className="flex items-center justify-between gap-3 border-b border-line py-1">
                <span className="truncate">{photo.name}</span>
                <button
                  type="button"
                  aria-label={`${photo.name} 빼기`}
                  onClick={() => drop(photo.drop)}
                  className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-deep"
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <LineButton onClick={onCancel}>취소</LineButton>
        <SubmitButton isSending={isSending} className="h-13!">
          {before ? '고치기' : '등록하기'}
        </SubmitButton>
      </div>
    </form>
  )
}
