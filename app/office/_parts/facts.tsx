export type Fact = readonly [words: string, value: string]

/** Names and values; a phone shows each name above its value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dt]:text-studio-text-mute">
      {facts.map(([words, value]) => (
        <div key={words} className="sm:contents">
          <dt>{words}</dt>
          <dd className="whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
