'use client'
import { useEffect, useRef, useState } from 'react'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { FORBIDDEN_WORD, forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { LineButton, SubmitButton } from '../form/buttons'
import { TextArea } from '../form/text-area'
import { useWordCheck } from '../form/use-word-check'
import { useUnsentText } from './use-unsent-text'

interface Props<C extends AnyContract> {
  /** Id of its field: what was typed is stored and restored by it. */
  id: string
  label: string
  placeholder?: string
  /** What is missing where nothing was typed: 글을 입력해 주세요. */
  emptyFault: string
  /** Longest text. */
  most: number
  contract: C
  /** The input of the call for a text. */
  inputOf: (contents: string) => Input<C>
  /**
   * Asks a visitor to log in. `leaving` is called before the login page opens.
   * @returns whether a member is signed in.
   */
  admit: (leaving: () => unknown) => Promise<boolean>
  /** Id of the element to which a login leads back; the field by default. */
  place?: string
  /** A visitor is asked when the field gets the focus, and not after having written. */
  asksFirst?: boolean
  /** Only for what opens by a press: it takes the focus. */
  onCancel?: () => void
  onSaved: (replySeq: number) => Promise<void>
}

const lengthOf = (text: string): number => [...text.trim()].length

/**
 * The form of a reply (V-FW-1). A refused text stays in the field, a visitor's is there again after the login (P-VIS-2), and what was not
 * sent is there again on the next visit.
 */
export function ReplyForm<C extends AnyContract>(props: Props<C>) {
  const { id, label, placeholder, emptyFault, most, contract, inputOf, admit, place = id, asksFirst = false, onCancel, onSaved } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  /** The text refused because of a word, and the sentence that names it. */
  const [refused, setRefused] = useState({ text: '', sentence: '' })
  const words = useWordCheck()
  /** A second press must not send a second reply, however long the first one takes to be admitted. */
  const isBusy = useRef(false)
  const unsent = useUnsentText(id, setText)
  const change = (text: string): void => {
    setText(text)
    unsent.store(text)
  }
  const opensByPress = onCancel !== undefined
  useEffect(() => {
    if (opensByPress) field.current?.focus()
  }, [opensByPress])

  const emptyFaultOf = (said: string): string | undefined => (said.trim() ? undefined : emptyFault)
  const faultOf = (said: string): string | undefined =>
    lengthOf(said) > most
      ? `${most.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`
      : words.isForbidden(said)
        ? forbiddenSentence(words.word)
        : refused.text && said === refused.text
          ? refused.sentence
          : undefined
  const fault = faultOf(text) ?? (isTried ? emptyFaultOf(text) : undefined)

  const keepTyped = () =>
    import('@/lib/ui/typed-fields').then(
      ({ ANYBODY, storeTypedFields }) => storeTypedFields(ANYBODY),
      () => false,
    )
  // S-EVT-9: a visitor is asked to log in, and the field loses the focus.
  const onFocus = (): void => {
    if (!asksFirst || seemsSignedIn()) return
    field.current?.blur()
    void admit(keepTyped)
  }
  const save = async () => {
    setTried(true)
    if (faultOf(text) ?? emptyFaultOf(text)) return field.current?.focus()
    if (!(await admit(keepTyped))) return
    setSending(true)
    try {
      const { item } = (await call(contract, inputOf(text.trim()), { key: unsent.keyOf(text) })) as unknown as {
        item: { REPLY_SEQ: number }
      }
      change('')
      setTried(false)
      await onSaved(item.REPLY_SEQ)
    } catch (error) {
      if (error instanceof CallFailure && error.message.startsWith(FORBIDDEN_WORD)) {
        setRefused({ text, sentence: error.message })
        field.current?.focus()
      } else {
        // The login leads back to this place of the page, where the form opens again.
        if (error instanceof CallFailure && isLoginNeeded(error.message)) history.replaceState(history.state, '', `#${place}`)
        await sayFailure(error, { id: contract.id })
      }
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
        if (isBusy.current) return
        isBusy.current = true
        void save().finally(() => (isBusy.current = false))
      }}
      className="mt-5 md:mt-7"
    >
      <TextArea
        ref={field}
        id={id}
        label={label}
        rows={3}
        placeholder={placeholder}
        readOnly={isSending}
        value={text}
        error={fault}
        count={{ now: lengthOf(text), most }}
        onFocus={onFocus}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void words.ask(text)}
      />
      <div className="mt-3 flex justify-end gap-2">
        {onCancel && (
          <LineButton onClick={onCancel} className="h-12!">
            취소
          </LineButton>
        )}
        <SubmitButton isSending={isSending} className="h-12! w-auto! max-sm:w-full!">
          등록하기
        </SubmitButton>
      </div>
    </form>
  )
}
