import { Pill } from '@/builder/ui/pill'
import { SAMPLE_STATE_WORDS, type SampleState } from '@/schemas/rules/store/samples'

const DOTS: Record<SampleState, string> = {
  requested: 'bg-danger',
  preparing: 'bg-studio-select',
  sent: 'bg-success',
  cancelled: 'bg-warning-500',
}

export const SamplePill = ({ state }: { state: SampleState }) => <Pill dot={DOTS[state]}>{SAMPLE_STATE_WORDS[state]}</Pill>
