import { Pill } from '@/builder/ui/pill'
import { RETURN_STATE_WORDS, type ReturnState } from '@/schemas/rules/store/return-states'

const DOTS: Readonly<Record<ReturnState, string>> = {
  requested: 'bg-danger',
  collecting: 'bg-studio-select',
  received: 'bg-warning-500',
  settled: 'bg-success',
  refused: 'bg-studio-300',
  withdrawn: 'bg-studio-300',
}

export const ReturnPill = ({ state }: { state: ReturnState }) => <Pill dot={DOTS[state]}>{RETURN_STATE_WORDS[state]}</Pill>
