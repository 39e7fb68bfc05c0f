import type { ReactNode } from 'react'

interface PlainTableProps {
  label: string
  /** The first column names its row; the others are numbers. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table whose rows stand in an order of their own. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <table aria-label={label} className="w-full tabular-nums">
      <thead>
        <tr className="border-b border-studio-line text-studio-label text-studio-text-mute">
          {columns.map((words, at) => (
            <th key={words} scope="col" className={`py-2 font-normal ${at === 0 ? 'text-left' : 'pl-3 text-right whitespace-nowrap'}`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers] }) => (
          <tr key={key} className="border-b border-studio-line">
            <th scope="row" className="h-10 py-2 text-left font-normal wrap-anywhere max-md:h-14">
              {name}
            </th>
            {numbers.map((cell, at) => (
              <td key={columns[at + 1]} className="py-2 pl-3 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
