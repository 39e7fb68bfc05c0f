import { SearchStatus } from './search-status'
import { WhyOrder } from './why-order'

/** Who finds what visitors search, and why results stand in their order. */
export function MissedAbove() {
  return (
    <>
      <SearchStatus />
      <WhyOrder />
    </>
  )
}
