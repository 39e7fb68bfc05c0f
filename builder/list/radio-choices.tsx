interface RadioChoicesProps<T> {
  legend: string
  /** The legend is read out, and not shown. */
  isQuiet?: boolean
  name: string
  choices: readonly { value: T; words: string }[]
  value: T | undefined
  onChoose: (value: T) => void
  /** Classes that lay the choices out. */
  look?: string
}

/** One of a few choices, all of which are seen. */
export const RadioChoices = <T extends string | number>({
  legend,
  isQuiet = false,
  name,
  choices,
  value,
  onChoose,
  look,
}: RadioChoicesProps<T>) => (
  <fieldset className={look}>
    <legend className={isQuiet ? 'sr-only' : 'mb-1 text-studio-label'}>{legend}</legend>
    {choices.map((one) => (
      <label key={one.value} className="flex min-h-8 items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11">
        <input
          type="radio"
          name={name}
          checked={value === one.value}
          onChange={() => onChoose(one.value)}
          className="size-4 shrink-0 accent-studio-select"
        />
        {one.words}
      </label>
    ))}
  </fieldset>
)
