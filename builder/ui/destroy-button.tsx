import type { ComponentProps } from 'react'
import { DESTRUCTIVE } from '@/lib/ui/safe-focus'
import { DESTROY_BUTTON } from './button'

/** A choice of a dialog that deletes or discards. It submits nothing, so that Enter in a field cannot press it. */
export const DestroyButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} {...DESTRUCTIVE} type="button" className={DESTROY_BUTTON} />
)
