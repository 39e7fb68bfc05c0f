'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { SearchField } from '@/builder/list/search-field'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { explainSearch } from '@/schemas/api/site/missed-searches'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { orderWords } from './order-words'
import { STEP_WORDS } from './step-words'

/** What visitors find with a word, and why it stands in this order. */
export function WhyOrder() {
  const [word, setWord] = useState('')
  const { data, error } = useSWR<Answer<typeof explainSearch>, Error>(word === '' ? null : [explainSearch.id, word], () =>
    call(explainSearch, { word }),
  )
  return (
    <section aria-label="왜 이 순서?" className="mb-4 rounded-md border border-studio-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">왜 이 순서?</h2>
        <SearchField label="이 말로 찾아 보기" placeholder="이 말로 찾아 보기" value={word} onSearch={setWord} />
        <p role="status" className={`min-w-0 flex-1 ${QUIET}`}>
          {word === ''
            ? '방문자가 이 말로 찾을 때 먼저 보이는 열 가지와 그 까닭을 보여 드립니다.'
            : error
              ? error.message
              : data && readWords(data.item)}
        </p>
      </div>
      {data && data.items.length > 0 && (
        <ol className="mt-3 grid gap-2">
          {data.items.map((one, at) => (
            <li key={`${one.kind} ${one.link} ${one.title}`} className="grid gap-x-4 md:grid-cols-[2rem_minmax(0,2fr)_minmax(0,3fr)_4rem]">
              <span className="text-studio-text-mute tabular-nums max-md:hidden">{at + 1}</span>
              <span className="min-w-0 wrap-anywhere">
                {one.title} <span className={QUIET}>{one.kind}</span>
              </span>
              <span className="text-studio-text-mute tabular-nums">
                {orderWords(one)
                  .map(({ words, value }, part) => `${words} ${part === 0 ? points(value) : movedWords(value)}`)
                  .join(', ')}
              </span>
              <span className="font-semibold tabular-nums md:text-right">{points(one.score)}</span>
            </li>
          ))}
        </ol>
      )}
      {data && data.items.length > 0 && <p className={`mt-2 ${QUIET}`}>점수가 낮을수록 앞에 보입니다.</p>}
    </section>
  )
}

const points = (value: number): string => `${value.toLocaleString('ko-KR', { maximumFractionDigits: 2 })}점`
/** What is added moves a result down. */
const movedWords = (value: number): string => `${points(Math.abs(value))} ${value > 0 ? '뒤로' : '앞으로'}`

function readWords({ step, readAs, alike, found }: Answer<typeof explainSearch>['item']): string {
  const parts = [
    STEP_WORDS[step],
    readAs && `읽은 말 ‘${readAs}’`,
    alike.length > 0 && `함께 찾는 말 ${alike.join(', ')}`,
    `${found.toLocaleString('ko-KR')}건`,
  ]
  return parts.filter(Boolean).join(' · ')
}
