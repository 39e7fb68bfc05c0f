import type { OwnHappening } from '@/schemas/api/members/my-page'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { daysLeft, longDay, newsClock, newsDay } from './news-day'

/** The next date as a card: when, what and where, with what most people come for as the one filled button. */
export function NextDate({ id, next, now }: { id: string; next: OwnHappening; now: string }) {
  const { at, dayYn, until, words, detail, state, tone, path, label, answerBy, IMG, IMG_SHAPE } = next
  const acts = next.acts.length > 0 ? next.acts : [{ label, path }]
  return (
    <section aria-labelledby={id} className={`mt-6 overflow-hidden rounded-sm bg-surface md:grid ${IMG ? 'md:grid-cols-[7fr_5fr]' : ''}`}>
      <div className="px-6 py-7 md:px-10 md:py-9">
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-mute">
          <Badge tone={tone === 'waits' ? 'accent' : 'ink'}>{daysLeft(at, now)}</Badge>
          <span className="meta">
            <span>{answerBy ? '답을 기다리는 일' : '다음 일정'}</span>
            <span>{state}</span>
          </span>
        </p>
        <h2 id={id} className="type-h3 numeric mt-3 wrap-anywhere">
          <time dateTime={at} className="block">
            {longDay(at)}
            {until && `~${newsDay(`${until}T12:00:00+09:00`, now)}`}
            {dayYn === 'N' && ` ${newsClock(at)}${answerBy ? '까지' : ''}`}
          </time>
          {words}
        </h2>
        {detail && <p className="numeric mt-2 text-pretty text-ink-soft wrap-anywhere">{detail}</p>}
        <div className="mt-6 flex flex-wrap gap-2">
          {acts.map((act, place) => (
            <ActionLink
              key={act.path}
              href={act.path}
              size="sm"
              tone={place === 0 ? 'primary' : 'line'}
              newWindow={act.path.startsWith('https:')}
            >
              {act.label}
            </ActionLink>
          ))}
        </div>
      </div>
      {IMG && (
        <div className="max-md:hidden">
          <Picture image={shaped(IMG, '', IMG_SHAPE)} ratio="fill" sizes="(min-width: 1024px) 30vw, 100vw" />
        </div>
      )}
    </section>
  )
}
