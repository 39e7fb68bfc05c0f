import { OWN_WORDS, type OwnKind } from '@/schemas/rules/members/own-kinds'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import type { News } from '../load'
import { monthWords } from './news-day'
import { NewsRow } from './news-row'
import { NextDate } from './next-date'

interface Props {
  id: string
  news: News
  path: string
  now: string
}

const NONE = {
  title: '아직 소식이 없습니다.',
  reason: '주문과 상담, 방문 예약과 이벤트 참여가 이곳에 차례로 모입니다.',
  link: { label: '이벤트 보기', href: '/zin/event/event' },
}

/** Everything of the member's own: the next date as a card, what comes after it, and what was, the latest first. */
export function NewsList({ id, news, path, now }: Props) {
  const { kind, coming, past, counts, older, isLater } = news
  const [next, ...then] = coming
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const query: Record<string, string> = kind ? { kind } : {}
  const tabs = [{ code: '', name: `전체 ${all.toLocaleString('ko-KR')}` }, ...counts.map(tabOf)]
  const anchor = `#${id}`
  return (
    <>
      {next && <NextDate id={`${id}-next`} next={next} now={now} />}
      <div id={id} className="mt-8">
        <LinkTabs
          label="소식 종류"
          tabs={tabs}
          chosen={kind ?? ''}
          hrefOf={(code) => `${hrefWith(path, {}, { kind: code })}${code ? anchor : ''}`}
        />
      </div>
      {then.length > 0 && (
        <section aria-labelledby={`${id}-then`} className="mt-6">
          <h2 id={`${id}-then`} className="type-title">
            그다음 일정
          </h2>
          <ol data-happenings="" aria-labelledby={`${id}-then`}>
            {then.map((row) => (
              <NewsRow key={row.key} row={row} now={now} />
            ))}
          </ol>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby={`${id}-past`} className="mt-6">
          <h2 id={`${id}-past`} className="type-title">
            지난 소식
          </h2>
          <ol data-happenings="" aria-labelledby={`${id}-past`}>
            {past.map((row) => (
              <NewsRow key={row.key} row={row} now={now} />
            ))}
          </ol>
        </section>
      )}
      {past.length === 0 && coming.length === 0 && (
        <div className="mt-6">
          <Empty {...(all > 0 ? { title: '여기까지입니다.', link: { label: '전체 소식 보기', href: path } } : NONE)} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {older && (
          <ActionLink href={`${hrefWith(path, query, { before: older.before })}${anchor}`} tone="text">
            {`${monthWords(older.month, now)} 소식 ${older.count.toLocaleString('ko-KR')}개 보기`}
          </ActionLink>
        )}
        {isLater && (
          <ActionLink href={`${hrefWith(path, query, {})}${anchor}`} tone="text">
            최근 소식으로
          </ActionLink>
        )}
      </p>
    </>
  )
}

const tabOf = ({ kind, count }: { kind: OwnKind; count: number }) => ({
  code: kind,
  name: `${OWN_WORDS[kind]} ${count.toLocaleString('ko-KR')}`,
})
