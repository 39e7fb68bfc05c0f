'use client'
import { useRef, useState, type FormEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { searchAddresses } from '@/schemas/api/site/addresses'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { LineButton, SubmitButton } from '../form/buttons'
import { formText } from '../form/form-text'
import { INPUT } from '../form/field'
import type { PickedAddress } from './open-address-search'
import { TypedAddress } from './typed-address'

type Found = Listed<typeof searchAddresses>
interface Answer {
  keyword: string
  items: Found[]
  total: number
  page: number
}
type Close = (picked?: PickedAddress) => void

const SIZE = 10

/** Searches addresses; the pressed one is the result. Without a search service an address is typed. */
export function AddressSearch({ close }: { close: Close }) {
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isOff, setOff] = useState(false)
  const pending = useRef<AbortController>(undefined)

  const ask = async (keyword: string, page: number) => {
    pending.current?.abort()
    const { signal } = (pending.current = new AbortController())
    setAsking(true)
    setSaid(undefined)
    try {
      const { items, totalCount } = await call(searchAddresses, { keyword, page, size: SIZE }, { signal })
      setAnswer((before) => ({ keyword, page, total: totalCount, items: page > 1 && before ? [...before.items, ...items] : items }))
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof CallFailure && error.code === 'off') setOff(true)
      else setSaid(error instanceof CallFailure ? (error.problems[0]?.message ?? error.message) : UNEXPECTED)
    }
    setAsking(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The picker is rendered inside another form's page: its Enter must not submit that form.
    event.stopPropagation()
    const keyword = formText(event.currentTarget, 'keyword')
    const fault = requiredFault('도로명, 건물명 또는 지번', keyword)
    if (fault) setSaid(fault)
    else void ask(keyword, 1)
  }

  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-6">
        <h2 className="type-title">주소 검색</h2>
        <button type="button" onClick={() => close()} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-5 pt-5 md:px-6">
        {isOff ? (
          <TypedAddress close={close} />
        ) : (
          <>
            <form method="post" noValidate onSubmit={submit} role="search">
              <label htmlFor="address-keyword" className="mb-2 block text-small font-semibold">
                도로명, 건물명 또는 지번
              </label>
              <div className="flex gap-2">
                <input
                  id="address-keyword"
                  name="keyword"
                  type="search"
                  autoFocus
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder="예) 세종대로"
                  aria-describedby="address-said"
                  aria-invalid={said ? true : undefined}
                  className={`${INPUT} [&::-webkit-search-cancel-button]:hidden`}
                />
                <LineButton type="submit" aria-busy={isAsking} className="shrink-0">
                  찾기
                </LineButton>
              </div>
            </form>
            <p id="address-said" role="status" className="mt-3 text-small text-ink-mute">
              {said ?? (isAsking ? '주소를 찾고 있습니다.' : answer ? totalOf(answer) : '찾은 주소를 누르면 입력됩니다.')}
            </p>
            <div
              role="region"
              aria-label="찾은 주소"
              tabIndex={0}
              className="-mx-5 mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line px-5 pb-[calc(24px+env(safe-area-inset-bottom))] -outline-offset-2 md:-mx-6 md:px-6"
            >
              {answer && (
                <ul className="divide-y divide-line">
                  {answer.items.map((found) => (
                    <li key={`${found.postCode} ${found.road}`}>
                      <button type="button" onClick={() => close(found)} className="w-full py-3.5 text-left hover:bg-action-quiet">
                        <span className="block">{found.road}</span>
                        <span className="numeric mt-1 block text-small text-ink-mute">
                          {found.postCode} · 지번 {found.jibun}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              {answer && answer.items.length < answer.total && (
                <SubmitButton type="button" isSending={isAsking} onClick={() => void ask(answer.keyword, answer.page + 1)} className="mt-4">
                  결과 더 보기
                </SubmitButton>
              )}
            </div>
          </>
        )}
      </div>
    </>
  )
}

const totalOf = ({ total }: Answer): string =>
  total > 0
    ? `총 ${total.toLocaleString('ko-KR')}개의 주소를 찾았습니다.`
    : '검색 결과가 없습니다. 도로명이나 건물명을 바꾸어 검색해 보세요.'
