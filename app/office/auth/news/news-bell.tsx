'use client'
// The bell of the console: what came in, the newest first, each with the way to it.
import { Popover } from '@base-ui/react/popover'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { NotLoaded } from '@/builder/list/not-loaded'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { ICON } from '@/builder/ui/icon'
import { POPUP } from '@/builder/ui/popup'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listNews, readNews } from '@/schemas/api/auth/staff-news'
import { NEWS } from '@/schemas/rules/base/news-kinds'
import { formatRelative } from '@/schemas/words/dates'
import { chime, isChimeOn, switchChime } from './chime'

const FIRST = 20
const MOST = 50

export function NewsBell({ unread, newest }: { unread: number; newest: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={unread > 0 ? `새 소식, 읽지 않은 것 ${unread}건` : '새 소식'}
        title="새 소식"
        className={`${BUTTON} relative`}
      >
        <Bell {...ICON} />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute right-[calc(50%-1.25rem)] bottom-[calc(50%+0.1875rem)] min-w-4 rounded-full bg-danger px-1 text-center text-studio-micro leading-4 font-semibold text-studio-panel tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="start" sideOffset={6} collisionPadding={12} className="z-(--z-overlay)">
          <Popover.Popup
            aria-label="새 소식"
            className={`${POPUP} flex max-h-[min(36rem,var(--available-height))] w-[min(24rem,calc(100vw-1.5rem))] flex-col overflow-hidden`}
          >
            {isOpen && <NewsList unread={unread} newest={newest} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function NewsList({ unread, newest }: { unread: number; newest: number }) {
  const [size, setSize] = useState(FIRST)
  const { data, error, mutate } = useRows('news', listNews, { size })
  const [fault, setFault] = useState('')
  // What came in or was read elsewhere while the list is open.
  useEffect(() => void mutate(), [unread, newest, mutate])
  const readAll = async (): Promise<void> => {
    setFault('')
    try {
      await call(readNews, {})
      await mutate()
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : '읽음으로 바꾸지 못했습니다. 연결을 확인한 뒤 다시 눌러 주세요.')
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-studio-line py-1.5 pr-2 pl-4">
        <h2 className="flex-1 text-studio-title">새 소식</h2>
        {unread > 0 && (
          <button type="button" className={BUTTON} onClick={() => void readAll()}>
            모두 읽음
          </button>
        )}
      </div>
      <p role="alert" className="px-4 py-2 text-danger empty:hidden">
        {fault}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
        {!data && error === undefined && <WaitingRows />}
        {data?.answer.items.length === 0 && (
          <p className="px-4 py-6 text-studio-text-mute">새 소식이 없습니다. 맡은 일이 들어오면 여기에 바로 보입니다.</p>
        )}
        {data && data.answer.items.length > 0 && (
          <ul className="divide-y divide-studio-100">
            {data.answer.items.map((one) => (
              <NewsRow key={one.newsSeq} news={one} now={data.at} />
            ))}
          </ul>
        )}
        {data && size < MOST && data.answer.totalCount > size && (
          <div className="p-2 text-center">
            <button type="button" className={LINE_BUTTON} onClick={() => setSize(MOST)}>
              더 보기
            </button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-studio-line py-1.5 pr-2 pl-4">
        <Sound />
        <a href="/ice_builder/account#news" className={BUTTON}>
          소식 받기 설정
        </a>
      </div>
    </>
  )
}

export function NewsRow({ news: { kind, number, link, raisedAt, isRead }, now }: { news: Listed<typeof listNews>; now: number }) {
  const { said, numbered, isGrave } = NEWS[kind]
  const standsOut = isGrave === true && !isRead
  return (
    <li>
      <a
        href={link}
        className={`flex items-start gap-2.5 px-4 py-2.5 max-md:py-3 ${standsOut ? 'bg-danger-soft text-danger' : 'hover:bg-studio-100'}`}
      >
        <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${isRead ? '' : standsOut ? 'bg-danger' : 'bg-studio-select'}`} />
        <span className="min-w-0 flex-1">
          <span className={`block wrap-anywhere ${isRead ? 'text-studio-text-mute' : 'font-semibold'}`}>
            {said}
            {!isRead && <span className="sr-only"> 읽지 않음</span>}
          </span>
          <span
            className={`block text-studio-label font-normal wrap-anywhere tabular-nums ${standsOut ? 'text-studio-text' : 'text-studio-text-mute'}`}
          >
            {numbered} {number} ·{' '}
            <time dateTime={raisedAt} title={fullMoment(raisedAt)}>
              {formatRelative(raisedAt, now)}
            </time>
          </span>
        </span>
      </a>
    </li>
  )
}

/** Of this browser: a person works at more than one. */
function Sound() {
  const [isOn, setOn] = useState(isChimeOn)
  return (
    <label className="inline-flex min-h-8 items-center gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        checked={isOn}
        className={CHECK}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          switchChime(checked)
          if (checked) void chime().catch(() => undefined)
        }}
      />
      소리로 알리기
    </label>
  )
}
