import type { ViewProps } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { ActionLink } from '../_parts/action-link'
import { placeOf } from '../_parts/site-link'
import type { Props } from './schema'

const ALIGN = { left: 'max-sm:*:grow', center: 'justify-center', full: '*:grow' }

export function Button({ props, page }: ViewProps<Props>) {
  const { label, link, tone = 'primary', size = 'md', newWindow, align = 'left', second } = props
  return (
    <div className="frame">
      <div className={`flex flex-wrap gap-2 ${tone === 'text' ? '' : ALIGN[align]}`}>
        <ActionLink href={placeOf(link, page.site)} tone={tone} size={size} newWindow={newWindow || link === CONTACT}>
          {label}
        </ActionLink>
        {second && (
          <ActionLink href={placeOf(second.link, page.site)} tone={second.tone ?? 'line'} size={size} newWindow={second.link === CONTACT}>
            {second.label}
          </ActionLink>
        )}
      </div>
    </div>
  )
}
