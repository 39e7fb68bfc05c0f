import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'
import { StartPanel } from './start-panel.lazy'

/** Where a verification begins (S-IDV-2): in the window of another page, or as a page of its own. */
export function IdentityStart({ props: { title, lead, way } }: ViewProps<Props>) {
  return (
    <div className="frame">
      <div className="mx-auto w-full max-w-(--container-form) py-10 md:py-16">
        <h1 className="type-h2">{title}</h1>
        {lead && <p className="mt-3 text-ink-mute">{lead}</p>}
        <StartPanel way={way} />
      </div>
    </div>
  )
}
