export type BadgeTone = 'ink' | 'calm' | 'accent' | 'quiet'

const tones: Record<BadgeTone, string> = {
  ink: 'bg-neutral-900 text-neutral-0',
  calm: 'bg-calm-soft text-calm',
  accent: 'bg-accent-soft text-clay-700 numeric',
  quiet: 'bg-surface-deep text-ink-mute',
}

/** One word on a card: BEST in ink, NEW in sage, time running out in clay, 종료 in grey. */
export function Badge({ tone = 'ink', children, className = '' }: { tone?: BadgeTone; children: string; className?: string }) {
  return <span className={`badge ${tones[tone]} ${className}`}>{children}</span>
}
