import { formatDate } from '@/schemas/words/dates'
import { Badge } from '../badge'

interface Props {
  title: string
  /** The day that it was posted, as the contract answers it. */
  date: string
  /** Writes that day; with dots by default. */
  dayWords?: (date: string) => string
  badge?: string | undefined
}

/** The head of a detail page that is read and has no photograph: a notice, news of the brand, an announcement of winners. */
export function TextHead({ title, date, dayWords = formatDate, badge }: Props) {
  return (
    <header className="border-b border-ink pb-6 md:pb-8">
      {badge && (
        <Badge tone="calm" className="mb-3">
          {badge}
        </Badge>
      )}
      <h1 className="type-h1">{title}</h1>
      <p className="mt-3 text-small text-ink-mute">
        <time dateTime={date}>{dayWords(date)}</time>
      </p>
    </header>
  )
}
