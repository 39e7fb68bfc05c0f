import { Pill } from '@/builder/ui/pill'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'

const DOTS: Record<Stage, string> = {
  discussion: 'bg-warning-500',
  survey: 'bg-warning-500',
  estimation: 'bg-warning-500',
  contract: 'bg-studio-select',
  construct: 'bg-studio-select',
  complete: 'bg-success',
  as: 'bg-danger',
}

export const ConsultationPill = ({ stage }: { stage: Stage }) => <Pill dot={DOTS[stage]}>{STAGE_WORDS[stage]}</Pill>
