import { formatDate } from '@/schemas/words/dates'
import { Badge } from '../badge'

interface Props {
  title: string
  /** The day of the post, as in the contract. */
  date: string
  /** Formats that day; with dots by default. */
  dayWords?: (date: string) => string
  badge?: string | undefined
}

/** The head of a text page without a photograph: a notice, brand news, an announcement of winners. */
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
