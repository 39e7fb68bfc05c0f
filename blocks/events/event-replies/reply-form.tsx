'use client'
import { useRef, useState, type FocusEvent } from 'react'
import { call } from '@/schemas/api/base/call'
import { REPLY_LENGTH, saveEventReply } from '@/schemas/api/events/replies'
import { CallFailure } from '@/schemas/api/base/failure'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useWordCheck } from '@/blocks/base/_parts/form/use-word-check'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'

interface Props {
  id: string
  eventSeq: number
  onSaved: (replySeq: number) => Promise<void>
}

const lengthOf = (text: string): number => [...text.trim()].length
const emptyFault = (text: string): string | undefined => (text.trim() ? undefined : '글을 입력해 주세요.')

/** The form of a reply (V-FW-1); a refused text stays in the field. */
export function ReplyForm({ id, eventSeq, onSaved }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  /** The text refused because of a word. */
  const [refused, setRefused] = useState('')
  const words = useWordCheck()

  const faultOf = (said: string): string | undefined =>
    lengthOf(said) > REPLY_LENGTH
      ? `${REPLY_LENGTH}자까지 입력할 수 있습니다.`
      : words.isForbidden(said) || (refused && said === refused)
        ? FORBIDDEN_WORD
        : undefined
  const fault = faultOf(text) ?? (isTried ? emptyFault(text) : undefined)

  // S-EVT-9: a visitor is asked to log in, and the field loses the focus.
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (seemsSignedIn()) return
    target.blur()
    void askLogin({ of: 'event' })
  }
  const save = async () => {
    if (!(await askLogin({ of: 'event' }))) return
    setTried(true)
    if (faultOf(text) ?? emptyFault(text)) return field.current?.focus()
    setSending(true)
    try {
      const { item } = await call(saveEventReply, { eventId: String(eventSeq), contents: text.trim() })
      setText('')
      setTried(false)
      await onSaved(item.REPLY_SEQ)
    } catch (error) {
      if (error instanceof CallFailure && error.message === FORBIDDEN_WORD) {
        setRefused(text)
        field.current?.focus()
      } else await sayFailure(error, { id: saveEventReply.id })
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!isSending) void save()
      }}
      className="mt-5 md:mt-7"
    >
      <TextArea
        ref={field}
        id={`${id}-reply`}
        label="글 남기기"
        rows={3}
        placeholder="이벤트에 관한 생각을 들려주세요."
        readOnly={isSending}
        value={text}
        error={fault}
        count={{ now: lengthOf(text), most: REPLY_LENGTH }}
        onFocus={onFocus}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void words.ask(text)}
      />
      <div className="mt-3 flex justify-end">
        <SubmitButton isSending={isSending} className="h-12! w-auto! max-sm:w-full!">
          등록하기
        </SubmitButton>
      </div>
    </form>
  )
}
