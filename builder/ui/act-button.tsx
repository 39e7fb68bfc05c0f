import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LINE_BUTTON } from './button'
import { ICON } from './icon'

interface ActButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon?: LucideIcon
  /** Classes of its rank; a plain one without them. */
  look?: string
}

/** A button that does something at once or asks for it: its icon and its words. */
export const ActButton = ({ icon: Icon, look = LINE_BUTTON, children, ...given }: ActButtonProps) => (
  <button {...given} type="button" className={look}>
    {Icon && <Icon {...ICON} />}
    {children}
  </button>
)
