'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { writeMyConsultation, type readMyConsultation } from '@/schemas/api/consulting/history'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { formatDateTime } from '@/schemas/words/dates'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { useUnsentText } from '@/blocks/base/_parts/replies/use-unsent-text'
import type { MessagePictures, SentPictures } from './message-pictures'
import { StageDocuments } from './stage-documents'

type Message = Item<typeof readMyConsultation>['messages'][number]
interface Fields {
  contents: string
  /** What is wrong with the pictures. */
  files: string
}
const LONGEST = 1_000
const faultOf = (contents: string): string | undefined => {
  if (contents.trim() === '') return '내용을 입력해 주세요.'
  return [...contents.trim()].length > LONGEST ? '내용에는 1,000자까지 입력할 수 있습니다.' : undefined
}

/** What the person and the staff wrote, and a field to answer. What was not sent is there again on the next visit. */
export function Conversation({ id: place, counselSeq, first }: { id: string; counselSeq: number; first: readonly Message[] }) {
  const [messages, setMessages] = useState(first)
  // Each request has a text of its own.
  const id = `${place}-${counselSeq}`
  const pictures = useRef<SentPictures>(undefined)
  const { Pictures, isPressed, openPictures, closePictures } = usePicturePart(`maru-consulting-talk-${counselSeq}`)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { contents: '', files: '' },
    labels: { contents: '내용', files: '사진' },
    check: ({ contents }) => ({ contents: faultOf(contents), files: pictures.current?.fault() }),
    send: async ({ contents }) => {
      const fileKeys = pictures.current?.keys() ?? []
      const sent = { counselSeq, contents, ...(fileKeys.length > 0 ? { fileKeys } : {}) }
      const { item } = await call(writeMyConsultation, sent, { key: unsent.keyOf(contents) })
      pictures.current?.clear()
      pictures.current = undefined
      closePictures()
      setMessages((before) => [...before, { ...item, writtenBy: 'customer', staffName: '', contents: contents.trim() }])
      form.setValue('contents', '')
      form.reset()
      unsent.store('')
      showSnackbar('글을 남겼습니다.')
    },
    call: writeMyConsultation.id,
  })
  const ready = useCallback((given: SentPictures) => void (pictures.current = given), [])
  const unsent = useUnsentText(`${id}-contents`, (text) => form.setValue('contents', text))
  return (
    <>
      {messages.length === 0 ? (
        <p className="mt-3 text-ink-mute">아직 나눈 글이 없습니다. 궁금한 점을 남겨 주세요.</p>
      ) : (
        <div role="log" aria-label="담당자와 나눈 글" className="mt-5">
          <ul className="border-t border-ink">
            {messages.map(({ SEQ, writtenBy, staffName, contents, REG_DT, files }) => (
              <li key={SEQ} className="border-b border-line py-4">
                <p className="meta text-small text-ink-mute">
                  <span>{writtenBy === 'customer' ? '나' : `${staffName} 담당자`}</span>
                  <time dateTime={REG_DT}>{formatDateTime(REG_DT)}</time>
                </p>
                <p className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{contents}</p>
                <StageDocuments name="함께 보낸" documents={files} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="mt-6">
        <FormSummary id={id} wrong={wrong} refused={refused} />
        <TextArea
          id={`${id}-contents`}
          label="담당자에게 남길 글"
          error={errorOf('contents')}
          {...form.register('contents', { onChange: ({ target }: React.ChangeEvent<HTMLTextAreaElement>) => unsent.store(target.value) })}
        />
        <div className="mt-4">
          {Pictures ? (
            <Pictures
              id={id}
              keptAs={`maru-consulting-talk-${counselSeq}`}
              error={errorOf('files')}
              isPressed={isPressed}
              onReady={ready}
            />
          ) : (
            <LineButton onClick={() => void openPictures()}>사진 함께 보내기</LineButton>
          )}
        </div>
        <SubmitButton isSending={isSending} className="mt-4">
          글 남기기
        </SubmitButton>
      </form>
    </>
  )
}

/** The part with the pictures: loaded when it is wanted, or at once where pictures of this tab wait for their message. */
function usePicturePart(keptAs: string) {
  const [Pictures, setPictures] = useState<typeof MessagePictures>()
  const [isPressed, setPressed] = useState(false)
  const openPictures = async () => {
    try {
      const part = await import('./message-pictures')
      setPressed(true)
      setPictures(() => part.MessagePictures)
    } catch (error) {
      await sayFailure(error, { id: writeMyConsultation.id })
    }
  }
  useEffect(() => {
    // What cannot be loaded now is loaded when it is pressed for.
    if (hasKept(keptAs))
      void import('./message-pictures').then(
        (part) => setPictures(() => part.MessagePictures),
        () => undefined,
      )
  }, [keptAs])
  const closePictures = (): void => setPictures(undefined)
  return { Pictures, isPressed, openPictures, closePictures }
}

function hasKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // A browser without storage has kept none.
    return false
  }
}
