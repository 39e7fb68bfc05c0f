'use client'
import useSWRInfinite from 'swr/infinite'
import { useQuery, writeQuery } from '@/builder/list/use-query'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { readMemberTimeline } from '@/schemas/api/members/member-page'
import { TIMELINE_KINDS, TIMELINE_WORDS, type TimelineKind } from '@/schemas/rules/members/timeline-kinds'
import { formatDate } from '@/schemas/words/dates'
import { DetailPart } from '../../_parts/detail-part'
import { TimelineRow, type TimelineEntry } from './timeline-row'

type Page = Answer<typeof readMemberTimeline>
type PageKey = readonly [id: string, memberNo: string, kind: TimelineKind | '', cursor: string, version: number]

const CHIP =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-studio-300 px-3 whitespace-nowrap hover:bg-studio-100 aria-pressed:border-studio-text aria-pressed:bg-studio-text aria-pressed:text-studio-panel max-md:min-h-11 pointer-coarse:min-h-11'

const load = ([, memberNo, kind, cursor]: PageKey): Promise<Page> =>
  call(readMemberTimeline, { memberNo, ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) })

interface MemberTimelineProps {
  memberNo: string
  /** Query of the request. */
  query: string
  /** Grows when something was added: the timeline is read anew. */
  version: number
}

/** Everything that happened to a member and that the role may see, the newest first, by months. The chosen kind stands in the URL. */
export function MemberTimeline({ memberNo, query: initial, version }: MemberTimelineProps) {
  const chosen = new URLSearchParams(useQuery(initial)).get('kind')
  const kind = TIMELINE_KINDS.find((one) => one === chosen) ?? ''
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page, Error>(
    (_, before: Page | null): PageKey | null =>
      before && before.item.next === null ? null : [readMemberTimeline.id, memberNo, kind, before?.item.next ?? '', version],
    load,
    // Read anew, it is as long as it was opened; another kind begins with its first page.
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true, persistSize: true },
  )
  const counts = data?.[0]?.item.counts ?? []
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const isMore = data !== undefined && data.at(-1)?.item.next !== null
  const months = Map.groupBy(data?.flatMap(({ items }) => items) ?? [], ({ at }) => monthOf(at))
  return (
    <DetailPart id="timeline" title="있었던 일">
      <div role="group" aria-label="종류로 거르기" className="flex flex-wrap gap-1.5">
        {[{ kind: '' as const, count: total }, ...counts.filter(({ count, kind: one }) => count > 0 || one === kind)].map((one) => (
          <button
            key={one.kind}
            type="button"
            className={CHIP}
            aria-pressed={one.kind === kind}
            onClick={() => {
              void setSize(1)
              writeQuery(one.kind ? `?kind=${one.kind}` : '', 'replace')
            }}
          >
            {one.kind ? TIMELINE_WORDS[one.kind] : '전체'}
            <span className="tabular-nums">{one.count.toLocaleString('ko-KR')}</span>
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-2 text-danger">
          있었던 일을 불러오지 못했습니다. {error.message}
          <ActButton onClick={() => void mutate()}>다시 불러오기</ActButton>
        </p>
      )}
      {!data && !error && <p className="mt-3 text-studio-text-mute">있었던 일을 불러오는 중입니다.</p>}
      {data && months.size === 0 && <p className="mt-3 text-studio-text-mute">아직 있었던 일이 없습니다.</p>}
      <div aria-busy={isValidating}>
        {[...months].map(([month, entries]) => (
          <Month key={month} month={month} entries={entries} />
        ))}
      </div>
      {isMore && (
        <p className="mt-3 flex justify-center">
          <ActButton aria-disabled={isValidating} onClick={() => !isValidating && void setSize(size + 1)}>
            {isValidating ? '불러오는 중입니다' : '이전 일 더 보기'}
          </ActButton>
        </p>
      )}
    </DetailPart>
  )
}

const Month = ({ month, entries }: { month: string; entries: readonly TimelineEntry[] }) => (
  <section aria-label={month}>
    <h3 className="pt-4 pb-1 text-studio-label font-semibold text-studio-800">{month}</h3>
    <ul>
      {entries.map((entry) => (
        <TimelineRow key={entry.key} entry={entry} />
      ))}
    </ul>
  </section>
)

/** `2026년 11월`, in Seoul. */
function monthOf(at: string): string {
  const [year, month] = formatDate(at).split('.')
  return `${year}년 ${Number(month)}월`
}
