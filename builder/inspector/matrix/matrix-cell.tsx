'use client'
import { useState } from 'react'
import { FIELD } from '../../ui/field'
import { moneyText } from '../money-text'
import { acceptNumber } from '../number-input'
import { useProblems } from '../problems-of-fields'
import { useTarget } from '../target'
import { acceptText, textOf, WRONG } from '../text-input'
import { useTypedText } from '../use-typed-text'
import type { MatrixColumn } from './columns-of-matrix'

interface MatrixCellProps {
  /** What the cell is read out as: 밤색, 나무 더하는 값(원). */
  label: string
  pointer: string
  column: MatrixColumn
  value: unknown
}

/** One text or number of a row. What is refused stays in the cell with its reason. */
export function MatrixCell({ label, pointer, column: { kind, schema, title, isRequired }, value }: MatrixCellProps) {
  const target = useTarget()
  const problems = useProblems(pointer)
  const typed = useTypedText(
    value,
    textOf,
    (text) => (kind === 'number' ? acceptNumber(schema, isRequired, text) : acceptText(schema, isRequired, text)),
    (next) => {
      target.write(title, [{ pointer, value: next }])
      return target.read(pointer)
    },
    { pointer, title: label },
  )
  const [isTyping, setTyping] = useState(false)
  const words = typed.refusal ? [typed.refusal] : problems.map(({ message }) => message)
  return (
    <span data-field={pointer} className="block min-w-0">
      <input
        {...typed.composition}
        type="text"
        inputMode={kind === 'number' ? 'numeric' : undefined}
        aria-label={label}
        aria-invalid={words.length > 0 || undefined}
        aria-description={words.join(' ') || undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={target.isReadOnly}
        placeholder={kind === 'number' ? '0' : undefined}
        value={isTyping ? typed.text : moneyText(title, typed.text)}
        onFocus={() => setTyping(true)}
        onChange={({ currentTarget }) => typed.change(currentTarget.value)}
        onBlur={() => {
          setTyping(false)
          typed.leave()
          target.seal()
        }}
        className={`${FIELD} ${WRONG} ${kind === 'number' ? 'text-right tabular-nums' : ''}`}
      />
      {words.map((one) => (
        <span key={one} className="mt-0.5 block text-studio-label font-normal text-danger">
          {one}
        </span>
      ))}
    </span>
  )
}
