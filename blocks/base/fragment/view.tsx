import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

/** The reader puts the blocks of the named fragment into the slot; here they are only given their place. */
export function Fragment({ slots }: ViewProps<Props>) {
  return <>{slots['content']}</>
}
