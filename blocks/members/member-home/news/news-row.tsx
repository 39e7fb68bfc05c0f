import type { OwnHappening } from '@/schemas/api/members/my-page'
import type { OwnTone } from '@/schemas/rules/members/own-kinds'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { newsClock, newsDay } from './news-day'

/** A dot repeats what the state says in words: hollow to come, sage done, clay waiting for an answer, grey over. */
const DOTS: Readonly<Record<OwnTone, string>> = {
  coming: 'border-2 border-ink-mute bg-page',
  done: 'bg-calm',
  waits: 'border-2 border-accent bg-accent-soft',
  over: 'bg-neutral-300',
}

/** One happening: when, of what kind and how it stands, in words; and where it is opened. */
export function NewsRow({ row, now }: { row: OwnHappening; now: string }) {
  const { at, dayYn, until, kindName, words, detail, state, tone, answerBy, path, label, IMG, IMG_SHAPE } = row
  const day = newsDay(at, now)
  const more = until ? `~${newsDay(`${until}T12:00:00+09:00`, now)}` : dayYn === 'N' ? newsClock(at) : ''
  return (
    <li className="flex gap-4">
      <time dateTime={at} className="numeric hidden w-24 shrink-0 py-5 text-small text-ink-mute md:block">
        <b className="block font-semibold text-ink">{day}</b>
        {more}
      </time>
      <span aria-hidden="true" className="relative w-5 shrink-0">
        <span className="absolute inset-y-0 bg-line" style={{ left: 9.5, width: 1 }} />
        <span className={`absolute size-2.5 rounded-full ${DOTS[tone]}`} style={{ left: 5, top: 27 }} />
      </span>
      {IMG && (
        <div className="w-16 shrink-0 py-5">
          <Picture image={shaped(IMG, '', IMG_SHAPE)} ratio="1/1" sizes="64px" />
        </div>
      )}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-3 py-5">
        <div className="min-w-44 flex-1">
          <p className="numeric text-small text-ink-mute md:hidden">
            <b className="font-semibold text-ink">{day}</b> {more}
          </p>
          <p className="meta text-small text-ink-mute">
            <span>{kindName}</span>
            {state && <span>{state}</span>}
          </p>
          <p className="mt-1 font-semibold text-pretty wrap-anywhere">{words}</p>
          {answerBy && (
            <p className="numeric text-small font-semibold text-clay-700">
              {newsDay(answerBy, now)} {newsClock(answerBy)}까지
            </p>
          )}
          {detail && <p className="numeric text-small text-pretty text-ink-soft wrap-anywhere">{detail}</p>}
        </div>
        <ActionLink href={path} size="sm" tone="line">
          {label}
        </ActionLink>
      </div>
    </li>
  )
}
