const MOST = 99

/** The number of unread alarms, beside words that say what it is. */
export function UnreadBadge({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`numeric inline-grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-caption font-semibold text-on-ink ${className}`}
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
