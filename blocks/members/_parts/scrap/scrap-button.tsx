'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '@/lib/ui/icon'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { scrapState } from './scrap-state'

interface Props {
  /** `product:floor-oak` (schemas/rules/members/scrap-types.ts). */
  target: string
  /** Name of the record, for screen readers. */
  title: string
  /** Number of members who have it, as the page was rendered; absent where it is not shown. */
  count?: number
  /** `line` has words and the count; `square` and `bar` are beside other actions, `icon` is in a card's corner. */
  look: 'line' | 'square' | 'bar' | 'icon'
  className?: string
}

const LOOKS = {
  line: 'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-small font-semibold text-ink transition-colors duration-(--duration-quick) hover:bg-action-quiet',
  square:
    'grid h-14 shrink-0 place-items-center rounded-sm border border-line-field bg-page px-4 transition-colors duration-(--duration-quick) hover:border-ink hover:bg-action-quiet',
  bar: 'grid h-12 w-11 place-items-center rounded-sm transition-colors duration-(--duration-quick) hover:bg-action-quiet',
  icon: 'grid size-11 place-items-center rounded-full bg-page shadow-float transition-colors duration-(--duration-quick)',
} as const

/** Puts a record into the member's scrapbook and takes it out again (SYS-24, S-SCRAP-1). A visitor is asked to log in (P-VIS-2). */
export function ScrapButton({ target, title, count, look, className = '' }: Props) {
  const mark = useSyncExternalStore(
    scrapState.subscribe,
    () => scrapState.of(target),
    () => undefined,
  )
  useEffect(() => {
    if (seemsSignedIn()) void import('./scrap-marks').then(({ scrapMarks }) => scrapMarks.introduce(target, count))
  }, [target, count])
  const isOn = mark?.isOn ?? false
  const shown = mark?.count ?? count ?? 0

  return (
    <button
      type="button"
      data-scrap={target}
      aria-pressed={isOn}
      aria-label={`스크랩: ${title}`}
      onClick={({ currentTarget: button }) => {
        // What carries it out may still have to come.
        button.ariaBusy = 'true'
        void import('./scrap-marks').finally(() => (button.ariaBusy = null)).then(({ scrapMarks }) => scrapMarks.press(target, count))
      }}
      className={`${LOOKS[look]} ${className}`.trim()}
    >
      <Icon name="bookmark" size={20} isSolid={isOn} />
      {look === 'line' && (
        <>
          스크랩
          {shown > 0 && <span className="numeric font-normal text-ink-mute">{shown.toLocaleString('ko-KR')}</span>}
        </>
      )}
    </button>
  )
}
