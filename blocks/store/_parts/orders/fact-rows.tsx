import type { ReactNode } from 'react'

/** Facts by name; those without a value are left out. */
export function FactRows({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[6rem_1fr] gap-y-2 text-small">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-mute">{name}</dt>
              <dd className="numeric wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
