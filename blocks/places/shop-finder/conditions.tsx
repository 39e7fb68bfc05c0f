'use client'
import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import type { ShopPlace } from '@/schemas/api/places/finder'
import type { FinderAnswer } from './ask-shops'
import type { FinderQuery } from './finder-query'
import { KindChips } from './kind-chips'

interface Props {
  id: string
  path: string
  query: FinderQuery
  answer: FinderAnswer
  choose: (query: FinderQuery) => void
}

/**
 * The search as a form and links, which work before any script, and without. Its fields stay when the query changes: a field made anew would
 * lose the focus of who chooses by arrow keys.
 */
export function Conditions({ id, path, query, answer, choose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query.keyword)
  // The field shows a search that came by another way, and keeps what is being typed.
  useEffect(() => {
    if (shown.current !== query.keyword) field.current!.value = shown.current = query.keyword
  }, [query.keyword])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('keyword')
    choose({ ...query, keyword: typeof text === 'string' ? text.trim() : '', page: 1 })
  }
  return (
    <div>
      <form action={encodeURI(path)} method="get" role="search" aria-label="매장 찾기" onSubmit={submit}>
        {query.type && <input type="hidden" name="type" value={query.type} />}
        {query.open && <input type="hidden" name="open" value="Y" />}
        <div className="flex flex-wrap gap-x-3">
          <div className="min-w-28 flex-1">
            <SelectField
              id={`${id}-region`}
              label="시·도"
              name="region"
              empty="전국"
              value={query.region}
              options={optionsOf(answer.regions)}
              onChange={({ currentTarget }) => choose({ ...query, region: currentTarget.value, district: '', page: 1 })}
            />
          </div>
          <div className="min-w-28 flex-1">
            <SelectField
              id={`${id}-district`}
              label="시·군·구"
              name="district"
              empty="전체"
              disabled={!query.region}
              value={query.district}
              options={optionsOf(answer.districts)}
              onChange={({ currentTarget }) => choose({ ...query, district: currentTarget.value, page: 1 })}
            />
          </div>
        </div>
        <div className="relative mt-3 w-full">
          <input
            ref={field}
            type="search"
            name="keyword"
            aria-label="매장 이름이나 주소"
            defaultValue={query.keyword}
            placeholder="매장 이름이나 주소"
            maxLength={100}
            enterKeyHint="search"
            className="h-13 w-full rounded-sm border border-line-field bg-page pr-13 pl-4 text-body [&::-webkit-search-cancel-button]:hidden"
          />
          <button type="submit" className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-sm">
            <Icon name="search" size={20} />
            <span className="sr-only">매장 찾기</span>
          </button>
        </div>
      </form>
      <KindChips path={path} query={query} answer={answer} choose={choose} className="mt-4 flex flex-wrap gap-2" />
    </div>
  )
}

const optionsOf = (places: readonly ShopPlace[]) => places.map(({ code, name, cnt }) => ({ value: code, label: `${name} (${cnt})` }))
