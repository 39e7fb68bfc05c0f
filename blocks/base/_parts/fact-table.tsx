import type { ReactNode } from 'react'

interface Props {
  /** For screen readers. */
  caption: ReactNode
  rows: readonly { label: string; value: ReactNode }[]
}

/** Facts with their names: specifications of a product, and what has to be told of goods. */
export function FactTable({ caption, rows }: Props) {
  return (
    <table className="w-full border-t border-ink text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="w-24 py-3.5 pr-4 text-small font-normal text-ink-mute md:w-50 md:py-4.25">
              {label}
            </th>
            <td className="numeric py-3.5 text-small md:py-4.25 md:text-body">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
