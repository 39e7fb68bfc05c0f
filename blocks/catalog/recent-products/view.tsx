import type { ViewProps } from '@/renderer/define-block'
import { RecentRail } from './recent-rail.lazy'
import type { Props } from './schema'

/** What this browser remembers (SYS-27); the product that the page is about is not among them. */
export function RecentProducts({ props, page }: ViewProps<Props>) {
  const { subject } = page
  return (
    <div>
      <RecentRail title={props.title} except={subject?.kind === 'product' ? String(subject.record['ZIN_PRD_ID']) : undefined} />
    </div>
  )
}
