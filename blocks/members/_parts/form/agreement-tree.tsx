'use client'
import { Icon } from '@/lib/ui/icon'
import { openTerms } from '../terms/open-terms'
import { stateOf, withAll, type AgreementRow, type TriState } from './agreement-rows'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

type Values = Readonly<Record<string, boolean | undefined>>
interface Props {
  id: string
  rows: readonly AgreementRow[]
  values: Values
  onChange: (values: Values) => void
  error?: string | undefined
}

/**
 * 전체 동의 above its rows, tri-state; full texts open in a sheet and change nothing (S-TERM-1). Nothing is checked initially, and rows
 * marked 선택 may be left out (V-AGREE-1).
 */
export function AgreementTree({ id, rows, values, onChange, error }: Props) {
  const errorId = `${id}-error`
  return (
    <fieldset id={id} tabIndex={-1} className="scroll-mt-24 outline-none" aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">약관 동의</legend>
      <Parent
        id={`${id}-all`}
        state={stateOf(rows, values)}
        onTick={(isTicked) => onChange(withAll(rows, values, isTicked))}
        className={`rounded-sm border px-4 py-2.5 ${error ? 'border-danger' : 'border-ink-mute'}`}
      >
        <span className="font-semibold">전체 동의</span>
        {rows.some(isOptional) && <span className="text-small text-ink-mute"> 선택 항목 포함</span>}
      </Parent>
      <ul className="mt-3 px-4">
        {rows.map((row) => (
          <Row key={row.name} id={id} row={row} values={values} onChange={onChange} isWrong={Boolean(error)} />
        ))}
      </ul>
      <FaultLine id={errorId} text={error} place="mt-3" />
    </fieldset>
  )
}

const isOptional = ({ required, children = [] }: AgreementRow): boolean => !required || children.some(isOptional)

interface RowProps {
  id: string
  row: AgreementRow
  values: Values
  onChange: (values: Values) => void
  isWrong: boolean
}

function Row({ id, row, values, onChange, isWrong }: RowProps) {
  const { name, label, required = false, term, children } = row
  const words = (
    <>
      <span className={required ? 'mr-1 font-semibold text-accent' : 'mr-1 text-ink-mute'}>{required ? '필수' : '선택'}</span> {label}
    </>
  )
  if (!children)
    return (
      <li className="flex items-center justify-between gap-2">
        <CheckBox
          id={`${id}-${name}`}
          checked={values[name] ?? false}
          onChange={(event) => onChange({ ...values, [name]: event.target.checked })}
          aria-invalid={(isWrong && required && !values[name]) || undefined}
          className="min-h-12 flex-1"
        >
          {words}
        </CheckBox>
        {term && <TermsChevron term={term} />}
      </li>
    )
  return (
    <li>
      <Parent
        id={`${id}-${name}`}
        state={stateOf(children, values)}
        onTick={(isTicked) => onChange(withAll(children, values, isTicked))}
        className="min-h-12"
      >
        {words}
      </Parent>
      <ul className="ml-9 flex flex-wrap gap-x-6 rounded-sm bg-surface py-1 pr-1 pl-4">
        {children.map((child) => (
          <li key={child.name} className="flex items-center">
            <CheckBox
              id={`${id}-${child.name}`}
              size="sm"
              checked={values[child.name] ?? false}
              onChange={(event) => onChange({ ...values, [child.name]: event.target.checked })}
            >
              {child.label}
            </CheckBox>
            {child.term && <TermsChevron term={child.term} />}
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ParentProps {
  id: string
  state: TriState
  onTick: (isTicked: boolean) => void
  className: string
  children: React.ReactNode
}

/** When partly checked, a click checks the rest. */
function Parent({ id, state, onTick, className, children }: ParentProps) {
  return (
    <CheckBox id={id} checked={state === 'all'} mixed={state === 'some'} onChange={() => onTick(state !== 'all')} className={className}>
      {children}
    </CheckBox>
  )
}

function TermsChevron({ term: { type, title } }: { term: NonNullable<AgreementRow['term']> }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${title} 내용 보기`}
      onClick={() => void openTerms(type, title)}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-action-quiet"
    >
      <Icon name="chevron" size={18} />
    </button>
  )
}
