'use client'
import { SURVEY_QUESTIONS } from '@/schemas/rules/events/vendor-survey'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

interface Props {
  id: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** Products in use; several may be checked (V-SURV-2). */
export function ProductChecks({ id, chosen, onChange, error }: Props) {
  const { label, options } = SURVEY_QUESTIONS.MDRDO2
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {options.map(({ value, label: name }, i) => (
          <CheckBox
            key={value}
            {...(i === 0 ? { id } : {})}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            // In the order of the list, whatever was checked first.
            onChange={({ target }) =>
              onChange(options.map((option) => option.value).filter((each) => (each === value ? target.checked : chosen.includes(each))))
            }
          >
            {name}
          </CheckBox>
        ))}
      </div>
      <FaultLine id={`${id}-error`} text={error} />
    </fieldset>
  )
}
