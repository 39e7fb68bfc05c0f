'use client'
import { useId, useState } from 'react'
import { LINE_BUTTON } from '../../ui/button'
import { FIELD } from '../../ui/field'
import { BULK_WAYS, type BulkWay } from './bulk-number'
import type { MatrixColumn } from './columns-of-matrix'
import { pastedNumber } from './paste-rows'

const WAYS: Readonly<Record<BulkWay, string>> = { set: '이 값으로', add: '더하기(빼기는 -)', percent: '%로 올리기(내리기는 -)' }

interface BulkBarProps {
  columns: readonly MatrixColumn[]
  /** Rows that are chosen. */
  count: number
  isReadOnly: boolean
  /** @returns what was done, or why nothing was. */
  onApply: (column: MatrixColumn, way: BulkWay, by: number) => { words: string; isFault?: boolean }
}

/** One number of the chosen rows: set, added to, or raised by hundredths. */
export function BulkBar({ columns, count, isReadOnly, onApply }: BulkBarProps) {
  const id = useId()
  const numbers = columns.filter(({ kind }) => kind === 'number')
  const [name, setName] = useState(numbers[0]?.name ?? '')
  const [way, setWay] = useState<BulkWay>('set')
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<{ words: string; isFault?: boolean }>({ words: '' })
  const column = numbers.find((one) => one.name === name)
  if (!column) return null
  const apply = (): void => {
    const by = pastedNumber(typed.replace(/%$/, ''))
    setSaid(Number.isNaN(by) ? { words: '값을 숫자로 입력해 주세요.', isFault: true } : onApply(column, way, by))
  }
  return (
    <div role="group" aria-label="고른 조합 한꺼번에 바꾸기" className="flex flex-col gap-1 rounded-md bg-studio-50 p-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-studio-label">고른 조합 {count}가지</span>
        <select
          aria-label="바꿀 것"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          className={`${FIELD} w-auto!`}
        >
          {numbers.map(({ name: value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <input
          aria-label="한꺼번에 넣을 값"
          inputMode="numeric"
          value={typed}
          autoComplete="off"
          readOnly={isReadOnly}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.code !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            apply()
          }}
          className={`${FIELD} w-24! text-right tabular-nums`}
        />
        <select
          aria-label="바꾸는 방법"
          value={way}
          onChange={({ currentTarget }) => setWay(currentTarget.value as BulkWay)}
          className={`${FIELD} w-auto!`}
        >
          {BULK_WAYS.map((value) => (
            <option key={value} value={value}>
              {WAYS[value]}
            </option>
          ))}
        </select>
        <button type="button" disabled={isReadOnly || count === 0} onClick={apply} className={LINE_BUTTON}>
          한꺼번에 넣기
        </button>
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={`text-studio-label font-normal empty:hidden ${said.isFault ? 'text-danger' : 'text-studio-accent-700'}`}
      >
        {said.words}
      </p>
    </div>
  )
}
