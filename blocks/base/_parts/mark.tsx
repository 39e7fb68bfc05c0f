/** The logo: a roof over the grain of wood. */
export function Mark({ size = 28, className = '' }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className={`icon ${className}`} style={{ strokeWidth: 1.8 }}>
      <path d="M3.5 24V12.2L14 3.8l10.5 8.4V24M8.6 24v-9.3L14 10.4l5.4 4.3V24M14 24v-7" />
    </svg>
  )
}
