import type { ViewProps } from '@/renderer/define-block'
import { CheckPanel } from './check-panel.lazy'
import type { Props } from './schema'

/** For test pages: every behaviour of the shared client, the dialogs and the snackbar, one button each. */
export function ClientCheck(_: ViewProps<Props>) {
  return (
    <div className="frame">
      <CheckPanel />
    </div>
  )
}
