'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listMyGoodsQuestions } from '@/schemas/api/store/questions'
import { Picture } from '@/blocks/base/_parts/picture'
import { OwnQuestion, type OwnQuestionOf } from '../_parts/questions/own-question'

interface Props {
  id: string
  first: readonly OwnQuestionOf[]
  page: number
  size: number
}

/** The member's own questions, each under its goods. */
export function QuestionRows({ id, first, page, size }: Props) {
  const [questions, setQuestions] = useState(first)
  /** Reads the page anew. The one that was mended gets the focus, and of one that is gone the first that is left. */
  const refresh = async (changed?: number) => {
    try {
      const { items } = await call(listMyGoodsQuestions, { page, size })
      // The page says what there is to do without any.
      if (items.length === 0) return location.reload()
      setQuestions(items)
      const seq = changed ?? items[0]!.QUESTION_SEQ
      requestAnimationFrame(() => document.getElementById(placeOf(id, seq))?.focus())
    } catch (error) {
      await sayFailure(error, { id: listMyGoodsQuestions.id })
    }
  }
  return (
    <ul aria-label="상품에 남긴 문의" className="border-t border-ink">
      {questions.map((question) => {
        const place = placeOf(id, question.QUESTION_SEQ)
        return (
          <li key={question.QUESTION_SEQ} id={place} tabIndex={-1} className="scroll-mt-24 border-b border-line py-5">
            <OwnQuestion
              id={`${place}-own`}
              question={question}
              head={<Goods {...question} />}
              place={place}
              onClosed={() => requestAnimationFrame(() => document.getElementById(place)?.focus())}
              onChanged={(changed) => void refresh(changed)}
            />
          </li>
        )
      })}
    </ul>
  )
}

const placeOf = (id: string, questionSeq: number): string => `${id}-${questionSeq}`

function Goods({ goodsId, name, image }: { goodsId: string; name: string; image: string }) {
  return (
    <div className="mb-3 flex items-center gap-4">
      {image && (
        <div className="w-16 shrink-0">
          <Picture image={{ src: image, alt: '' }} ratio="1/1" sizes="64px" />
        </div>
      )}
      <p className="min-w-0 wrap-anywhere">
        {goodsId ? (
          <a
            href={`/store/goods/${encodeURIComponent(goodsId)}#questions`}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </a>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
      </p>
    </div>
  )
}
