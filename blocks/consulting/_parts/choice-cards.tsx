import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { Icon } from '@/lib/ui/icon'
import { Picture } from '@/blocks/base/_parts/picture'
import type { Choice } from './choices'

interface Props {
  /** Of the group: its message is `{id}-error`. */
  id: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** One only: the form for one product. */
  single?: boolean
  error?: string | undefined
}

/** Product categories as cards with a check mark; native boxes, so that every keyboard and screen reader knows them. */
export function ChoiceCards({ id, choices, chosen, onChange, single = false, error }: Props) {
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(single ? [choice] : isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice))
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-error`} className="min-w-0 outline-none">
      <legend className="mb-2 block text-small font-semibold">
        상담 품목 {!single && <span className="font-normal text-ink-mute">여러 개를 고를 수 있습니다</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id: value, name, image }) => (
          <label
            key={value}
            className={`relative flex min-h-13 min-w-36 flex-1 cursor-pointer items-center gap-3 rounded-sm border bg-page px-4 py-3 transition-colors duration-(--duration-quick) hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${error ? 'border-danger' : 'border-line-field'}`}
          >
            {/* Without a name: the URL keeps what is chosen, and a reload chooses it again. */}
            <input
              type={single ? 'radio' : 'checkbox'}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => toggle(value, target.checked)}
              className="peer absolute size-6 cursor-pointer opacity-0"
            />
            {image && <Picture image={image} ratio="1/1" sizes="40px" className="w-10 shrink-0 rounded-sm" />}
            <span className="min-w-0 grow">{name}</span>
            <Icon name="check" size={18} className="hidden shrink-0 peer-checked:block" />
          </label>
        ))}
      </div>
      <FaultLine id={`${id}-error`} text={error} />
    </fieldset>
  )
}
