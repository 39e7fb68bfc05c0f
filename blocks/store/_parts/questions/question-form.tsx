'use client'
import { useEffect, useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { editGoodsQuestion, saveGoodsQuestion, type Question } from '@/schemas/api/store/questions'
import { FORBIDDEN_WORD, forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { QUESTION_MAX, questionFault, questionLength } from '@/schemas/rules/store/question-fault'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useWordCheck } from '@/blocks/base/_parts/form/use-word-check'
import { readReplyDraft, storeReplyDraft } from '@/blocks/base/_parts/replies/reply-drafts'
import { useUnsentText } from '@/blocks/base/_parts/replies/use-unsent-text'

interface Props {
  id: string
  /** Goods that are asked about, or a question that is mended. */
  of: { goodsId: string } | { question: Question }
  /** Where a login leads back to. */
  place: string
  onCancel: () => void
  /** @param questionSeq of the one that was asked or mended. */
  onSaved: (questionSeq: number) => void
}

export const questionField = (id: string): string => `${id}-text`

/** A question in words, open or private. Unsent words are there again after a login, a reload and a return, and so is the private mark. */
export function QuestionForm({ id, of, place, onCancel, onSaved }: Props) {
  const before = 'question' in of ? of.question : undefined
  const field = questionField(id)
  const mark = `${id}-private`
  const area = useRef<HTMLTextAreaElement>(null)
  const isBusy = useRef(false)
  const [text, setText] = useState(before?.CONTENTS ?? '')
  const [isPrivate, setPrivate] = useState(before?.privateYn === 'Y')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState({ text: '', sentence: '' })
  const words = useWordCheck()
  const unsent = useUnsentText(field, setText)
  useEffect(() => {
    area.current?.focus()
    void readReplyDraft(mark).then((draft) => draft && setPrivate(draft.text === 'Y'))
    if (before) void readReplyDraft(field).then((draft) => draft && setText(draft.text))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens: what is typed afterwards is newer
  }, [])

  const fault = words.isForbidden(text)
    ? forbiddenSentence(words.word)
    : refused.text !== '' && refused.text === text
      ? refused.sentence
      : undefined
  const shown = fault ?? (isTried || questionLength(text) > QUESTION_MAX ? questionFault(text) : undefined)
  const write = (next: string): void => {
    setText(next)
    unsent.store(next)
  }
  const markPrivate = (next: boolean): void => {
    setPrivate(next)
    storeReplyDraft(mark, { text: next ? 'Y' : 'N' })
    // Sent with another mark it is another question.
    unsent.store(text)
  }
  const forget = (): void => {
    unsent.store('')
    storeReplyDraft(mark, { text: '' })
  }
  const finish = (questionSeq: number, words: string): void => {
    forget()
    showSnackbar(words)
    onSaved(questionSeq)
  }
  const send = async () => {
    setTried(true)
    if (fault ?? questionFault(text)) return area.current?.focus()
    if (!(await askLogin({ wanted: `${location.pathname}${location.search}#${place}` }))) return
    setSending(true)
    const written = { contents: text.trim(), privateYn: isPrivate ? ('Y' as const) : ('N' as const) }
    try {
      if ('question' in of) {
        const questionSeq = of.question.QUESTION_SEQ
        finish(questionSeq, (await call(editGoodsQuestion, { questionSeq, ...written })).resultMessage)
      } else {
        const saved = await call(saveGoodsQuestion, { goodsId: of.goodsId, ...written }, { key: unsent.keyOf(text) })
        finish(saved.item.QUESTION_SEQ, saved.resultMessage)
      }
    } catch (error) {
      if (error instanceof CallFailure && error.message.startsWith(FORBIDDEN_WORD)) {
        setRefused({ text, sentence: error.message })
        area.current?.focus()
      } else {
        // The login leads back to this place of the page, where the form opens again.
        if (error instanceof CallFailure && isLoginNeeded(error.message)) history.replaceState(history.state, '', `#${place}`)
        await sayFailure(error, { id: before ? editGoodsQuestion.id : saveGoodsQuestion.id })
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
        void send().finally(() => (isBusy.current = false))
      }}
      className="py-5"
    >
      <TextArea
        ref={area}
        id={field}
        label="문의 내용"
        rows={4}
        placeholder="전화번호와 주소 같은 개인정보는 비밀글로 남겨 주세요."
        value={text}
        readOnly={isSending}
        error={shown}
        count={{ now: questionLength(text), most: QUESTION_MAX }}
        onChange={({ target }) => write(target.value)}
        onBlur={() => void words.ask(text)}
      />
      <CheckBox id={mark} checked={isPrivate} onChange={({ target }) => markPrivate(target.checked)} className="mt-1">
        비밀글로 남기기
      </CheckBox>
      <div className="mt-3 flex justify-end gap-2">
        <LineButton onClick={onCancel} className="h-12! max-sm:flex-1">
          취소
        </LineButton>
        <SubmitButton isSending={isSending} className="h-12! w-auto! max-sm:flex-1">
          {before ? '고치기' : '등록하기'}
        </SubmitButton>
      </div>
    </form>
  )
}
