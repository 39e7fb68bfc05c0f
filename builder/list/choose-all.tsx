import { CHECK } from '../ui/check'

/** The check box above those of the rows. */
export function ChooseAll({
  label,
  isAll,
  isSome,
  onChange,
}: {
  label: string
  isAll: boolean
  isSome: boolean
  onChange: (event: unknown) => void
}) {
  return (
    <label className="flex h-9 items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll
        }}
        onChange={onChange}
        className={CHECK}
      />
    </label>
  )
}
