import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

/** The renderer puts the blocks of the named fragment into the slot. */
export function Fragment({ slots }: ViewProps<Props>) {
  return <>{slots['content']}</>
}
