import { IDENTITY_LABELS, shownBusinessNumber, type BusinessIdentity } from '@/schemas/rules/members/business'

/** The identity of a business as text, where it cannot be changed. */
export function BusinessFacts({ business: { bizRegNum, startDt, owner } }: { business: BusinessIdentity }) {
  const facts = [
    [IDENTITY_LABELS.bizRegNum, shownBusinessNumber(bizRegNum)],
    [IDENTITY_LABELS.owner, owner],
    [IDENTITY_LABELS.startDt, startDt.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3')],
  ]
  return (
    <dl className="numeric grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-sm bg-surface px-5 py-4 text-small">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-mute">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
