interface Props {
  /** What it is done to, for screen readers: 홍*동님의 글. */
  of: string
  hasDialog?: boolean
  isOpen?: boolean | undefined
  className?: string
  onPress: () => void
  children: string
}

/** A quiet button of one reply: answer, delete, report. */
export function ReplyAction({ of, hasDialog = false, isOpen, className = '-my-3 -mr-3 px-3', onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      aria-expanded={isOpen}
      aria-label={`${of} ${children}`}
      onClick={onPress}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline ${className}`}
    >
      {children}
    </button>
  )
}
