'use client'
import type { MouseEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { takes } from '@/blocks/base/_parts/facets/facet-option'
import type { FinderAnswer } from './ask-shops'
import { finderHref, type FinderQuery } from './finder-query'

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-small whitespace-nowrap transition-colors duration-(--duration-quick)'
const chosen = 'bg-ink font-medium text-on-ink'
const open = 'inset-ring inset-ring-neutral-300'

interface Props {
  path: string
  query: FinderQuery
  answer: FinderAnswer
  choose: (query: FinderQuery) => void
  className: string
}

/** Kinds of stores, and those that are open now, as links that work without scripts. */
export function KindChips({ path, query, answer, choose, className }: Props) {
  const link = (next: FinderQuery) => ({
    href: finderHref(path, next),
    rel: 'nofollow',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => takes(event) && choose(next),
  })
  return (
    <ul aria-label="매장 종류와 영업 여부" className={className}>
      {[{ code: '' as const, name: '전체', cnt: undefined }, ...answer.types].map(({ code, name, cnt }) => {
        const isChosen = query.type === code
        return (
          <li key={code}>
            <a
              {...link({ ...query, type: code as FinderQuery['type'], page: 1 })}
              aria-current={isChosen ? 'true' : undefined}
              className={`${chip} ${isChosen ? chosen : open}`}
            >
              {name}
              {cnt !== undefined && <span className="numeric"> {cnt}</span>}
            </a>
          </li>
        )
      })}
      <li>
        <a
          {...link({ ...query, open: query.open ? '' : 'Y', page: 1 })}
          aria-current={query.open ? 'true' : undefined}
          className={`${chip} ${query.open ? chosen : open}`}
        >
          {query.open && <Icon name="check" size={16} />}
          지금 영업 중
        </a>
      </li>
    </ul>
  )
}
