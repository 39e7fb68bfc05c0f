import type { ViewProps } from '@/renderer/define-block'
import { Pill } from './pill.lazy'
import type { Props } from './schema'
import { Tray } from './tray.lazy'

/** Empty until there is something to compare; the tray is at the bottom of a wide screen, the pill on a phone (SYS-27). */
export function CompareTray(_: ViewProps<Props>) {
  return (
    <div>
      <Tray />
      <Pill />
    </div>
  )
}
