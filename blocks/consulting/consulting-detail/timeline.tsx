import { Icon } from '@/lib/ui/icon'
import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { formatDate } from '@/schemas/words/dates'
import { StageDocuments } from './stage-documents'
import { StagePhotos } from './stage-photos'

type Stage = Item<typeof readMyConsultation>['stages'][number]
const STATE_WORDS = { done: '마침', now: '진행 중', next: '예정' } as const
/** A request that was just made is not under way yet, an end is not booked, and a repair is only for customers who need one. */
const OWN_WORDS: Readonly<Record<string, string>> = { 'discussion now': '접수', 'complete next': '시공 뒤', 'as next': '필요하실 때' }
/** A request stays at 완료 until it is repaired: nothing is under way then. */
const looksOf = ({ stage, state }: Pick<Stage, 'stage' | 'state'>) => (stage === 'complete' && state === 'now' ? 'done' : state)

/** The seven stages, the present one marked: dates, who is in charge, and where. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol aria-label="진행 단계" className="mt-5 border-t border-ink">
      {stages.map(({ stage, stageName, state, startDT, endDT, staff, address, range, documents, before, after }, at) => {
        const looks = looksOf({ stage, state })
        const phone = staff.phoneNumber.replace(/\D/g, '')
        return (
          <li key={stage} aria-current={state === 'now' ? 'step' : undefined} className="flex gap-4 border-b border-line py-4">
            <span
              aria-hidden="true"
              className={`numeric grid size-6 shrink-0 place-items-center rounded-full text-caption ${looks === 'now' ? 'bg-ink text-on-ink' : looks === 'done' ? 'bg-surface-deep text-ink' : 'border border-line-field text-ink-mute'}`}
            >
              {looks === 'done' ? <Icon name="check" size={14} /> : at + 1}
            </span>
            <div className="min-w-0 grow">
              <p className={looks === 'next' ? 'text-ink-mute' : 'font-semibold'}>
                {stageName}{' '}
                <span className="text-small font-normal text-ink-mute">{OWN_WORDS[`${stage} ${looks}`] ?? STATE_WORDS[looks]}</span>
              </p>
              {startDT && (
                <p className="numeric mt-1 text-small text-ink-mute">
                  {formatDate(startDT)}
                  {endDT && ` ~ ${formatDate(endDT)}`}
                </p>
              )}
              {range && <p className="numeric mt-1 text-small text-ink-mute">시공 예정 {range}</p>}
              {staff.name && (
                <p className="mt-1 text-small">
                  {staff.name} · {staff.duty}{' '}
                  {phone && (
                    <a href={`tel:${phone}`} className="numeric inline-flex min-h-8 items-center underline underline-offset-4">
                      {staff.phoneNumber}
                    </a>
                  )}
                </p>
              )}
              {address && <p className="mt-1 text-small text-ink-mute wrap-anywhere">{address}</p>}
              <StageDocuments name={stageName} documents={documents} />
              <StagePhotos name={stageName} before={before} after={after} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
