/** Short facts beside a title, each under a hairline; empty ones are left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, words: string | undefined])[] }) {
  return (
    <dl className="border-t border-line">
      {rows.map(
        ([name, words]) =>
          words && (
            <div key={name} className="flex gap-5 border-b border-line py-3.5 text-small">
              <dt className="w-12 shrink-0 text-ink-mute">{name}</dt>
              <dd className="numeric min-w-0 text-pretty">{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
