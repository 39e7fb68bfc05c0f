import { ActionLink } from './action-link'
import { Mark } from './mark'
import { Unbroken } from './unbroken'

/** An empty state: its reason, and one link. */
export function Empty({ title, reason, link }: { title: string; reason?: string; link?: { label: string; href: string } | undefined }) {
  return (
    <div className="flex flex-col items-center rounded-sm bg-surface px-6 py-16 text-center md:py-20">
      <Mark size={40} className="mb-5 text-ink-ghost" />
      <p className="type-title">{title}</p>
      {reason && (
        <p className="mt-1.5 max-w-[28em] text-small text-ink-mute">
          <Unbroken text={reason} />
        </p>
      )}
      {link && (
        <ActionLink href={link.href} size="sm" className="mt-6">
          {link.label}
        </ActionLink>
      )}
    </div>
  )
}
