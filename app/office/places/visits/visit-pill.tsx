import { Pill } from '@/builder/ui/pill'
import { VISIT_STATE_WORDS, type VisitState } from '@/schemas/rules/places/visit-form'

const DOTS: Record<VisitState, string> = {
  booked: 'bg-studio-select',
  cancelled: 'bg-warning-500',
  came: 'bg-success',
  missed: 'bg-danger',
}

/** The state of a booking; one whose time was taken away stands out, because staff must find another. */
export const VisitPill = ({ state, isDropped }: { state: VisitState; isDropped: boolean }) =>
  isDropped ? <Pill dot="bg-danger">다시 잡을 예약</Pill> : <Pill dot={DOTS[state]}>{VISIT_STATE_WORDS[state]}</Pill>
