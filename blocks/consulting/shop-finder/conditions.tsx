'use client'
import type { FormEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import type { ShopPlace } from '@/schemas/api/consulting/finder'
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

/** The search as a form and links, which work before any script, and without. */
export function Conditions({ id, path, query, answer, choose }: Props) {
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
        <div className="grid grid-cols-2 gap-x-3">
          <SelectField
            key={`region ${query.region}`}
            id={`${id}-region`}
            label="시·도"
            name="region"
            empty="전국"
            defaultValue={query.region}
            options={optionsOf(answer.regions)}
            onChange={({ currentTarget }) => choose({ ...query, region: currentTarget.value, district: '', page: 1 })}
          />
          <SelectField
            key={`district ${query.region} ${query.district}`}
            id={`${id}-district`}
            label="시·군·구"
            name="district"
            empty="전체"
            disabled={!query.region}
            defaultValue={query.district}
            options={optionsOf(answer.districts)}
            onChange={({ currentTarget }) => choose({ ...query, district: currentTarget.value, page: 1 })}
          />
        </div>
        <div className="relative mt-3 w-full">
          <input
            key={query.keyword}
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
