'use client'
import { useRef } from 'react'
import { Empty } from '@/blocks/base/_parts/empty'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { ActivityRow } from './activity-row'
import type { Activity } from './ask-activity'
import { ACTIVITY_TABS, type ActivityTab } from './activity-tabs'
import { useActivity } from './use-activity'

interface Props {
  /** The server's answer for this page. */
  first: Activity
  tab: ActivityTab
  path: string
  page: number
  size: number
}

const codes = Object.keys(ACTIVITY_TABS) as ActivityTab[]

/** The lines of a tab, each removable. */
export function ActivityList({ first, tab, path, page, size }: Props) {
  const { activity, remove } = useActivity(first, { tab, page, size })
  const list = useRef<HTMLUListElement>(null)
  const total = useRef<HTMLParagraphElement>(null)
  const { items, counts } = activity
  const { title, empty } = ACTIVITY_TABS[tab]
  const tabs = codes.map((code) => ({
    code,
    name: `${ACTIVITY_TABS[code].title} ${counts[ACTIVITY_TABS[code].count].toLocaleString('ko-KR')}`,
  }))

  const take = async (index: number) => {
    if (!(await remove(items[index]!))) return
    // The pressed button is removed with its line: its neighbour gets the focus, or the total.
    requestAnimationFrame(() =>
      (list.current?.querySelectorAll<HTMLElement>('[data-remove]')[index] ?? total.current)?.focus({ preventScroll: true }),
    )
  }
  return (
    <>
      <LinkTabs label="나의 활동" tabs={tabs} chosen={tab} hrefOf={(code) => ACTIVITY_TABS[code as ActivityTab].path} />
      <p ref={total} role="status" tabIndex={-1} className="mt-5 mb-3 text-body outline-none">
        총 <b className="numeric font-semibold">{activity.total.toLocaleString('ko-KR')}</b>건
      </p>
      {items.length > 0 ? (
        <ul ref={list} aria-label={title} className="border-t border-ink">
          {items.map((item, i) => (
            <ActivityRow key={`${item.KIND} ${item.SEQ}`} item={item} onRemove={() => void take(i)} />
          ))}
        </ul>
      ) : activity.total > 0 ? (
        <Empty
          title="이 페이지에는 내역이 없습니다."
          reason="내역이 모두 앞 페이지에 있습니다."
          link={{ label: '첫 페이지 보기', href: path }}
        />
      ) : (
        <Empty {...empty} />
      )}
      <Pager path={path} query={{}} page={page} pages={Math.ceil(activity.total / size)} label={title} />
    </>
  )
}
