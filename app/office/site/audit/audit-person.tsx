import type { Item } from '@/schemas/api/base/contract'
import type { browseAudits } from '@/schemas/api/site/audits'

type PersonOfLog = NonNullable<Item<typeof browseAudits>['person']>

/** The answer to `who saw, changed or exported this person`, in numbers; the lines stand below. */
export function AuditPerson({ person: { words, path, counts, viewers, reasonless } }: { person: PersonOfLog }) {
  const facts: readonly (readonly [words: string, count: number, unit: string])[] = [
    ['보거나 내보낸 운영자', viewers, '명'],
    ['열람', counts.read, '번'],
    ['고침', counts.change, '번'],
    ['내보낸 파일', counts.export, '개'],
    ['사유 없이 본 것', reasonless, '번'],
  ]
  return (
    <section aria-labelledby="audit-person" className="mb-4 border-b border-studio-text pb-3">
      <h2 id="audit-person" className="text-studio-heading font-semibold">
        {path ? (
          <a href={path} className="underline underline-offset-4">
            {words}
          </a>
        ) : (
          words
        )}
        님의 정보를 다룬 기록
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-9 gap-y-2">
        {facts.map(([name, count, unit]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-studio-label text-studio-text-mute">{name}</dt>
            <dd className={`text-title font-semibold tabular-nums ${name.startsWith('사유') && count > 0 ? 'text-danger' : ''}`}>
              {count.toLocaleString('ko-KR')}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
