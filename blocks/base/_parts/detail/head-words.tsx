interface Props {
  title: string
  summary?: string | undefined
  size?: 'type-h1' | 'type-display'
  titleClass?: string
  summaryClass?: string
}

/** Title and summary in the head of a detail page. */
export function HeadWords({ title, summary, size = 'type-h1', titleClass = '', summaryClass = '' }: Props) {
  return (
    <>
      <h1 className={`${size} ${titleClass}`}>{title}</h1>
      {summary && <p className={`text-lead text-pretty ${summaryClass}`}>{summary}</p>}
    </>
  )
}
