import { Pill } from '@/builder/ui/pill'
import { DRAFT_STATE_WORDS, type DraftState } from '@/schemas/rules/store/order-drafts'

export const DRAFT_DOTS: Readonly<Record<DraftState, string>> = {
  draft: 'bg-studio-select',
  waiting: 'bg-warning-500',
  paid: 'bg-success',
  lapsed: 'bg-danger',
  cancelled: 'bg-studio-300',
}

export const DraftPill = ({ state }: { state: DraftState }) => <Pill dot={DRAFT_DOTS[state]}>{DRAFT_STATE_WORDS[state]}</Pill>
