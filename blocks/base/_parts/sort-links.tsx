import type { MouseEvent } from 'react'

export const SORTS = { latest: '최신순', popular: '인기순' } as const
export type SortName = keyof typeof SORTS

/** The order in the URL: latest when it is absent or invalid (C-SORT). */
export const sortOf = (asked: string | undefined): SortName => (asked === 'popular' ? 'popular' : 'latest')

/** Orders of a list with their labels; the first is that of a URL without any. */
export type Sorts<Name extends string> = Readonly<Record<Name, string>>

interface Props<Name extends string> {
  /** What they choose, for screen readers. */
  label?: string
  sorts: Sorts<Name>
  chosen: Name
  hrefOf: (sort: Name) => string
  /** For an island that handles the click itself. */
  onChoose?: (event: MouseEvent, sort: Name) => void
}

/** 최신순 | 인기순, as links. */
export function SortLinks<Name extends string>({ label = '정렬', sorts, chosen, hrefOf, onChoose }: Props<Name>) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="meta scroll-x -my-2.5 flex-nowrap whitespace-nowrap text-small [&>li]:before:top-[calc(50%-0.4em)]!">
        {(Object.keys(sorts) as Name[]).map((sort) => (
          <li key={sort}>
            <a
              href={hrefOf(sort)}
              rel={onChoose ? 'nofollow' : undefined}
              onClick={onChoose && ((event) => onChoose(event, sort))}
              aria-current={sort === chosen ? 'true' : undefined}
              className="-mx-2 inline-flex min-h-11 items-center px-2 text-ink-mute underline-offset-4 -outline-offset-2 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {sorts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
