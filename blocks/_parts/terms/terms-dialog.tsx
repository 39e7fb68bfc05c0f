'use client'
import { useEffect, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { call } from '@/schemas/api/call'
import type { Item } from '@/schemas/api/contract'
import { readTerms } from '@/schemas/api/terms'
import type { TermsType } from '@/schemas/rules/terms'
import { formatDate } from '@/schemas/words/dates'
import { RichText } from '../rich-text'

interface Props {
  termsType: TermsType
  title: string
  close: () => void
}
type State = { name: 'loading' } | { name: 'failed' } | { name: 'shown'; term: Item<typeof readTerms> }

export function TermsDialog({ termsType, title, close }: Props) {
  const [state, setState] = useState<State>({ name: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call(readTerms, { termsType }, { signal: leaving.signal }).then(
      ({ item }) => setState({ name: 'shown', term: item }),
      () => leaving.signal.aborted || setState({ name: 'failed' }),
    )
    return () => leaving.abort()
  }, [termsType, tries])
  const again = () => {
    setState({ name: 'loading' })
    setTries((n) => n + 1)
  }

  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">{title}</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <div
        role="region"
        aria-label="약관 내용"
        aria-busy={state.name === 'loading'}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] -outline-offset-2 md:px-8 md:pt-7"
      >
        {state.name === 'shown' ? (
          <>
            <p className="meta mb-5 text-small text-ink-mute">
              <span>버전 {state.term.version}</span>
              <span>{formatDate(state.term.effectiveDt)}부터 시행</span>
            </p>
            <RichText html={state.term.contents} />
          </>
        ) : (
          <div role="status" className="text-ink-mute">
            {state.name === 'loading' ? (
              <p>내용을 불러오고 있습니다.</p>
            ) : (
              <>
                <p>내용을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.</p>
                <button
                  type="button"
                  onClick={again}
                  className="mt-3 inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
                >
                  다시 불러오기
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </>
  )
}
