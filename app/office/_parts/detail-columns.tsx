import type { ReactNode } from 'react'

interface DetailColumnsProps {
  /** The record itself. */
  children: ReactNode
  /** What stays in sight beside it: whose it is, what was said and done. */
  aside: ReactNode
}

/** A record in the whole width, by the room that there is in letters: large ones, and narrow screens, have one column. */
export const DetailColumns = ({ children, aside }: DetailColumnsProps) => (
  <div className="@container mt-6">
    <div className="grid gap-8 @min-[58rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-8">{children}</div>
      <div className="grid min-w-0 content-start gap-8 self-start @min-[58rem]:sticky @min-[58rem]:top-4 @min-[58rem]:max-h-[calc(100dvh-2rem)] @min-[58rem]:overflow-y-auto">
        {aside}
      </div>
    </div>
  </div>
)
