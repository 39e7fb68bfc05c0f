import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import type { Props } from './schema'

/** Native disclosures: they open without a script, and one group name lets the browser close the others (S-LAYER-2). */
export function Accordion({ id, props, slots }: ViewProps<Props>) {
  return (
    <div className="frame">
      <div className="border-t border-ink">
        {props.items.map((item, index) => (
          <details
            key={item.key}
            name={props.closeOthers ? `accordion-${id}` : undefined}
            open={props.firstOpen && index === 0}
            className="group/item border-b border-line disclosure"
          >
            <summary className="type-title flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-4 text-balance [&::-webkit-details-marker]:hidden">
              {item.title}
              <span className="relative size-6 shrink-0">
                <Icon name="minus" className="absolute" />
                <Icon name="minus" className="absolute rotate-90 transition-transform duration-300 group-open/item:rotate-0" />
              </span>
            </summary>
            <div className="inside max-w-(--container-text) pb-8 text-ink-soft">{slots[item.key]}</div>
          </details>
        ))}
      </div>
    </div>
  )
}
