import { PencilLine } from 'lucide-react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

/** Narrows a list to what the person changed last. */
export const MineSwitch = ({ isOn, onPress }: { isOn: boolean; onPress: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label="내가 고친 것"
    onClick={onPress}
    className={`${LINE_BUTTON} aria-pressed:border-studio-select aria-pressed:bg-studio-select-soft aria-pressed:text-studio-accent-700`}
  >
    <PencilLine {...ICON} />
    <span className="max-sm:hidden">내가 고친 것</span>
  </button>
)
