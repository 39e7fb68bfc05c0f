import type { OrderHead } from '@/schemas/api/store/orders'
import { Badge, type BadgeTone } from '@/blocks/base/_parts/badge'

const TONES: Partial<Record<OrderHead['status'], BadgeTone>> = { DONE: 'calm', CANCEL: 'quiet' }

export const StateBadge = ({ order: { status, statusWords } }: { order: Pick<OrderHead, 'status' | 'statusWords'> }) => (
  <Badge tone={TONES[status] ?? 'accent'}>{statusWords}</Badge>
)
