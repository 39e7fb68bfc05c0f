import { fullMoment, recentMoment } from './recent-moment'

/** When something was: a recent moment in words, the whole one on its title. @param now epoch milliseconds of the displayed answer. */
export const Moment = ({ at, now, className }: { at: string; now: number; className?: string }) => (
  <time dateTime={at} title={fullMoment(at)} className={className}>
    {recentMoment(at, now)}
  </time>
)
