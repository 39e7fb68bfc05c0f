import { offersOf, type Choosable, type Chosen, type Offer } from '@/schemas/rules/store/chosen-variant'
import { won } from '../_parts/won'
import type { Buyable } from './buyable'
import { stockWords } from './stock-words'

interface Props {
  id: string
  options: Buyable['options']
  variants: readonly Choosable[]
  at: number
  chosen: Chosen
  fault: string | undefined
  onChoose: (at: number, value: string) => void
}

const FAINT = { opacity: 0.4 }

/** The values of one option with their price and stock, as native radios; what does not go with the earlier choices cannot be chosen. */
export function OptionChoice({ id, options, variants, at, chosen, fault, onChoose }: Props) {
  const { name, values } = options[at]!
  const isLast = at === options.length - 1
  return (
    <fieldset aria-describedby={fault ? `${id}-error` : undefined} className="mt-6 min-w-0">
      <legend className="mb-2 text-small">
        <b className="mr-1 font-semibold">{name}</b> <span className="text-ink-mute">{chosen[at] ?? '선택해 주세요.'}</span>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {offersOf(values, variants, chosen, at).map((offer, i) => {
          const isOpen = offer.state === 'open'
          const note = noteOf(offer, isLast)
          return (
            <label
              key={offer.value}
              className={`relative flex min-h-13 items-center rounded-sm border bg-page px-4 py-3 transition-colors duration-(--duration-quick) has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOpen ? 'cursor-pointer hover:border-ink' : ''} ${fault ? 'border-danger' : 'border-line-field'}`}
              style={isOpen ? undefined : FAINT}
            >
              <input
                type="radio"
                id={i === 0 ? id : undefined}
                name={id}
                value={offer.value}
                checked={chosen[at] === offer.value}
                disabled={!isOpen}
                aria-invalid={fault ? true : undefined}
                onChange={() => onChoose(at, offer.value)}
                className="absolute size-6 cursor-pointer opacity-0"
              />
              <span className="min-w-0 grow text-small">
                <span className="font-semibold">{offer.value}</span>
                {note && <span className="numeric block text-caption text-ink-mute">{note}</span>}
              </span>
            </label>
          )
        })}
      </div>
      {fault && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

/** What a value adds to the price and how many pieces are left, once it decides on one combination. */
function noteOf({ state, variant }: Offer, isLast: boolean): string {
  if (state === 'none') return '없는 조합'
  if (state === 'soldOut') return '품절'
  if (!variant || !isLast) return ''
  return [variant.extraPrice > 0 ? `+${won(variant.extraPrice)}` : '', stockWords(variant.left)].filter(Boolean).join(', ')
}
