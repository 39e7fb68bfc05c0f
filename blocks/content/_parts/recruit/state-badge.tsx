import { Badge, type BadgeTone } from '@/blocks/base/_parts/badge'
import { RECRUIT_WORDS, type RecruitState } from '@/schemas/rules/content/recruitment'

const TONES: Record<RecruitState, BadgeTone> = { open: 'calm', upcoming: 'accent', closed: 'quiet', announced: 'ink' }

export const StateBadge = ({ state, className }: { state: RecruitState; className?: string }) => (
  <Badge tone={TONES[state]} {...(className ? { className } : {})}>
    {RECRUIT_WORDS[state]}
  </Badge>
)
