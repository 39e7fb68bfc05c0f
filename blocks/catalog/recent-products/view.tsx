import type { ViewProps } from '@/renderer/define-block'
import { RecentRail } from './recent-rail.lazy'
import type { Props } from './schema'

/** Products stored by this browser (SYS-27), except the page's own. */
export function RecentProducts({ props, page }: ViewProps<Props>) {
  const { subject } = page
  return (
    <div>
      <RecentRail title={props.title} except={subject?.kind === 'product' ? String(subject.record['ZIN_PRD_ID']) : undefined} />
    </div>
  )
}
