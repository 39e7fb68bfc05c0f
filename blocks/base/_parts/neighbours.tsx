interface Neighbour {
  title: string
  href: string
}

/** Links to the newer and the older record, below a text. */
export function Neighbours({ newer, older }: { newer: Neighbour | undefined; older: Neighbour | undefined }) {
  const rows = [
    { word: '다음 글', to: newer },
    { word: '이전 글', to: older },
  ].filter(({ to }) => to)
  if (rows.length === 0) return null
  return (
    <ul className="mb-8 border-t border-line">
      {rows.map(({ word, to }) => (
        <li key={word} className="border-b border-line">
          <a href={to!.href} className="flex min-h-14 items-center gap-6 py-3 -outline-offset-2 hover:underline hover:underline-offset-4">
            <span className="shrink-0 text-small text-ink-mute">{word}</span>
            <span className="min-w-0 flex-1 text-pretty">{to!.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
