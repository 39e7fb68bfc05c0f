'use client'
import { useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listGoodsQuestions } from '@/schemas/api/store/questions'
import { OwnQuestion } from '../_parts/questions/own-question'
import { questionField, QuestionForm } from '../_parts/questions/question-form'
import { QuestionItem } from '../_parts/questions/question-item'
import { askQuestions, SIZE } from './ask-questions'
import { NoQuestions } from './no-questions'
import { QuestionHead } from './question-head'
import { QuestionMore } from './question-more'
import { readKnown, type Known } from './read-known'

interface Props {
  id: string
  goodsId: string
  first: Known
  /** The form is open. */
  isAsked: boolean
  /** Place in the list of what gets the focus: the first of those that were asked for. */
  focus?: number | undefined
}
const PLACE = 'questions'

/** Questions with the member's own among them, whole; further ones are fetched, and asked in a form. */
export function LiveQuestions({ id, goodsId, first, isAsked, focus }: Props) {
  const [{ own, items, total }, setKnown] = useState(first)
  const [isAsking, setAsking] = useState(isAsked)
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const hasFocused = useRef(focus === undefined)
  const mine = new Map(own.map((one) => [one.QUESTION_SEQ, one]))

  const focusOn = (at: number): void => void requestAnimationFrame(() => (list.current?.children[at] as HTMLElement | undefined)?.focus())
  const takeList = (element: HTMLUListElement | null): void => {
    list.current = element
    if (!element || hasFocused.current) return
    hasFocused.current = true
    focusOn(focus!)
  }
  const change = async (read: () => Promise<Known>, focusAt: number) => {
    if (isBusy) return
    setBusy(true)
    try {
      setKnown(await read())
      // The button may go: the first of the new ones gets the focus.
      focusOn(focusAt)
    } catch (error) {
      await sayFailure(error, { id: listGoodsQuestions.id })
    } finally {
      setBusy(false)
    }
  }
  /** Reads those that are shown anew, with the member's own. */
  const refresh = (at: number) => void change(() => readKnown(goodsId, Math.max(items.length, SIZE)), at)
  const more = () =>
    void change(async () => {
      const next = await askQuestions(call, { goodsId, page: Math.floor(items.length / SIZE) + 1 })
      const added = next.items.filter((one) => !items.some((other) => other.QUESTION_SEQ === one.QUESTION_SEQ))
      return { own, items: [...items, ...added], total: next.total }
    }, items.length)
  const close = (): void => {
    setAsking(false)
    requestAnimationFrame(() => document.getElementById(`${id}-ask`)?.focus())
  }
  return (
    <>
      <QuestionHead
        id={id}
        total={total}
        isAsking={isAsking}
        onAsk={() => (isAsking ? document.getElementById(questionField(`${id}-new`))?.focus() : setAsking(true))}
      />
      {isAsking && (
        <div className="border-t border-line">
          <QuestionForm
            id={`${id}-new`}
            of={{ goodsId }}
            place={PLACE}
            onCancel={close}
            onSaved={() => {
              setAsking(false)
              refresh(0)
            }}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {isBusy ? '문의를 불러오고 있습니다.' : `문의 ${total.toLocaleString('ko-KR')}건 가운데 ${items.length.toLocaleString('ko-KR')}건`}
      </p>
      {items.length === 0 ? (
        <NoQuestions />
      ) : (
        <ul ref={takeList} aria-label="문의" aria-busy={isBusy} className="border-t border-line">
          {items.map((question, at) => {
            const { QUESTION_SEQ: seq } = question
            const place = `${id}-${seq}`
            const isOwn = mine.get(seq)
            return (
              <li key={seq} id={place} tabIndex={-1} className="border-b border-line py-5">
                {isOwn ? (
                  <OwnQuestion
                    id={`${place}-own`}
                    question={isOwn}
                    place={PLACE}
                    onClosed={() => focusOn(at)}
                    onChanged={(changed) => refresh(changed === undefined ? 0 : at)}
                  />
                ) : (
                  <QuestionItem question={question} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {items.length < total && <QuestionMore onMore={more} />}
    </>
  )
}
