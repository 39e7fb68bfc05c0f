import { formatDate } from '@/schemas/words/dates'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Activity } from './ask-activity'

interface Props {
  item: Activity['items'][number]
  onRemove: () => void
}

const GONE = '볼 수 없는 글입니다'
const TONES: Record<string, 'calm' | 'quiet' | 'accent'> = { 당첨: 'calm', '진행 중': 'accent' }

/** One line: what it is about, the member's own words, its date, and its removal. */
export function ActivityRow({ item, onRemove }: Props) {
  const isGone = item.goneYn === 'Y'
  const title = isGone ? GONE : item.TITLE
  const removes = item.restorableYn === 'Y' ? '내역에서 지우기' : '삭제'
  return (
    <li className="grid grid-cols-[1fr_6.5rem] items-start gap-4 border-b border-line py-5.5 sm:grid-cols-[1fr_10rem] md:gap-10">
      <div className="min-w-0">
        <p className="meta text-small text-ink-mute">
          <span>{item.KIND_NAME}</span>
          <time dateTime={item.REG_DT}>{formatDate(item.REG_DT)}</time>
        </p>
        <h2 className={`mt-1 text-title wrap-anywhere ${isGone ? 'text-ink-mute' : ''}`}>
          {isGone ? (
            title
          ) : (
            <SafeLink href={item.PATH} className="underline-offset-4 hover:underline">
              {title}
            </SafeLink>
          )}
        </h2>
        {/* A line of its own: the button stands under it. */}
        {item.STATE && (
          <p className="mt-2">
            <Badge tone={TONES[item.STATE] ?? 'quiet'}>{item.STATE}</Badge>
          </p>
        )}
        {item.CONTENTS && (
          <p className="mt-1.5 max-w-[44em] text-pretty whitespace-pre-line text-ink-soft wrap-anywhere">{item.CONTENTS}</p>
        )}
        <button
          type="button"
          data-remove=""
          aria-label={`${removes}: ${title}`}
          onClick={onRemove}
          className="-mb-3 -ml-3 inline-flex min-h-11 items-center px-3 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
        >
          {removes}
        </button>
      </div>
      <Picture
        image={isGone || !item.IMG ? undefined : shaped(item.IMG, item.IMG_ALT, item.IMG_SHAPE)}
        ratio="3/2"
        sizes="160px"
        className="rounded-sm"
      />
    </li>
  )
}
