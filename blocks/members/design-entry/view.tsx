import type { ViewProps } from '@/renderer/define-block'
import { DesignButton } from '../_parts/design/design-button.lazy'
import type { Props } from './schema'

/** The entry to the design service, for business members only (SYS-19, P-BIZ-1). */
export function DesignEntry({ id, props, data: isVendor }: ViewProps<Props, boolean>) {
  if (!isVendor) return null
  return (
    <div className="frame">
      <section
        aria-labelledby={`${id}-title`}
        className="mt-12 rounded-md border border-line px-6 py-7 md:mt-16 md:flex md:items-center md:justify-between md:gap-8 md:px-10"
      >
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="type-h3">
            {props.title}
          </h2>
          {props.text && <p className="mt-2 text-pretty text-ink-soft">{props.text}</p>}
        </div>
        <div className="mt-6 shrink-0 md:mt-0">
          <DesignButton label={props.label} />
        </div>
      </section>
    </div>
  )
}
