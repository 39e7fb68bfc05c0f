'use client'
import { useEffect, useRef, useState } from 'react'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { readAllMyAlarms, readMyAlarm } from '@/schemas/api/members/alarms'
import { KIND_WORDS } from '@/schemas/rules/members/alarm-kinds'
import { formatDateTime, formatDay } from '@/schemas/words/dates'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { Badge } from '@/blocks/base/_parts/badge'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { noteUnread } from '../_parts/alarms/unread'
import type { Alarm } from './load'

const DAY = 86_400_000

/** The heading of a day's alarms: 오늘, 어제, then the date. */
function dayWords(moment: string, now: string): string {
  const day = formatDay(moment)
  if (day === formatDay(now)) return '오늘'
  return day === formatDay(new Date(Date.parse(now) - DAY)) ? '어제' : day
}

interface Props {
  id: string
  title: string
  alarms: readonly Alarm[]
  /** Of all pages, when the page was rendered. */
  unread: number
  /** The moment of the render: both sides group by the same days. */
  now: string
}

/** Alarms by days. Opening one marks it read, and the badge of the header follows in every tab (S-ALARM-1). */
export function AlarmList({ id, title, alarms, unread: first, now }: Props) {
  const session = useSession()
  const memberNo = session.code === 'signed' ? session.user.memberNo : ''
  const [read, setRead] = useState<ReadonlySet<number>>(() => new Set())
  const [unread, setUnread] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // This page has just counted: the badge takes its number.
    if (memberNo) noteUnread(memberNo, first)
  }, [memberNo, first])

  const become = (count: number) => {
    setUnread(count)
    if (memberNo) noteUnread(memberNo, count)
  }
  const isRead = ({ SEQ, READ_YN }: Alarm): boolean => READ_YN === 'Y' || read.has(SEQ)
  const open = (alarm: Alarm) => {
    if (isRead(alarm)) return
    setRead((before) => new Set([...before, alarm.SEQ]))
    become(unread - 1)
    // The link leads away meanwhile. If it fails, the alarm is unread on the next look.
    call(readMyAlarm, { alarmSeq: alarm.SEQ }, { keepalive: true }).then(
      ({ item }) => become(item.unreadCnt),
      () => undefined,
    )
  }
  const readAll = async () => {
    try {
      const { item } = await call(readAllMyAlarms, {})
      setRead(new Set(alarms.map(({ SEQ }) => SEQ)))
      become(item.unreadCnt)
      showSnackbar('알림을 모두 읽음으로 표시했습니다.')
      // The pressed button goes.
      heading.current?.focus()
    } catch (error) {
      await sayFailure(error, { id: readAllMyAlarms.id })
    }
  }
  const days = Map.groupBy(alarms, ({ REG_DT }) => dayWords(REG_DT, now))
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="type-h2 outline-none">
          {title}
        </h1>
        {unread > 0 && <LineButton onClick={() => void readAll()}>모두 읽음</LineButton>}
      </div>
      {alarms.length > 0 && (
        <p className="mt-2 text-small text-ink-mute">
          {unread > 0 ? `읽지 않은 알림이 ${unread.toLocaleString('ko-KR')}개 있습니다.` : '모두 읽었습니다.'}
        </p>
      )}
      {[...days].map(([day, list], at) => (
        <section key={day} aria-labelledby={`${id}-day-${at}`} className="mt-8">
          <h2 id={`${id}-day-${at}`} className="text-small font-semibold text-ink-mute">
            {day}
          </h2>
          <ul className="mt-2 border-t border-ink">
            {list.map((alarm) => (
              <li key={alarm.SEQ} className="border-b border-line">
                <a
                  href={isSafeLink(alarm.LINK) ? alarm.LINK : undefined}
                  onClick={() => open(alarm)}
                  onAuxClick={() => open(alarm)}
                  className="block py-4 underline-offset-4 hover:underline"
                >
                  <span className="flex flex-wrap items-center gap-2">
                    <Badge tone="quiet">{KIND_WORDS[alarm.KIND]}</Badge>
                    {!isRead(alarm) && <Badge tone="accent">읽지 않음</Badge>}
                    <time dateTime={alarm.REG_DT} className="numeric text-small text-ink-mute">
                      {formatDateTime(alarm.REG_DT).slice(-5)}
                    </time>
                  </span>
                  <span className={`mt-1.5 block text-pretty wrap-anywhere ${isRead(alarm) ? 'text-ink-mute' : 'font-semibold'}`}>
                    {alarm.TITLE}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
