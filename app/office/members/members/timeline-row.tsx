import { fullMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { readMemberTimeline } from '@/schemas/api/members/member-page'
import { TIMELINE_WORDS } from '@/schemas/rules/members/timeline-kinds'
import { TIMELINE_ICONS } from './timeline-icons'

export type TimelineEntry = Listed<typeof readMemberTimeline>

/** One thing that happened: its kind, a sentence that opens it, how it stands, and when. */
export function TimelineRow({ entry: { kind, at, words, detail, state, path, isBad } }: { entry: TimelineEntry }) {
  const Icon = TIMELINE_ICONS[kind]
  return (
    <li className="relative flex items-start gap-3 py-2 before:absolute before:top-9 before:-bottom-1 before:left-3.5 before:w-px before:bg-studio-line last:before:hidden">
      <span
        className={`grid size-7.25 shrink-0 place-items-center rounded-full border bg-studio-panel ${isBad ? 'border-danger text-danger' : 'border-studio-300 text-studio-600'}`}
      >
        <Icon {...ICON} size={14} />
        <span className="sr-only">{TIMELINE_WORDS[kind]}</span>
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 pt-1">
        <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-1.5 gap-y-1 font-medium wrap-anywhere">
          {path ? (
            <a href={path} className="underline decoration-studio-300 underline-offset-4 hover:decoration-current max-md:py-1.5">
              {words}
            </a>
          ) : (
            words
          )}
          {state && <Pill dot={isBad ? 'bg-danger' : 'bg-studio-500'}>{state}</Pill>}
        </p>
        <time dateTime={at} className="shrink-0 text-studio-label font-normal whitespace-nowrap text-studio-text-mute tabular-nums">
          {fullMoment(at).slice(5)}
        </time>
        {detail && (
          <p
            className={
              kind === 'note'
                ? 'mt-1 basis-full rounded-md bg-studio-50 px-3 py-2 wrap-anywhere whitespace-pre-line'
                : 'basis-full text-studio-label font-normal wrap-anywhere text-studio-text-mute tabular-nums'
            }
          >
            {detail}
          </p>
        )}
      </div>
    </li>
  )
}
