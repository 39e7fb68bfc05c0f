'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { isAlike } from '@/builder/inspector/target'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import { fullMoment } from '@/builder/list/recent-moment'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { valueWords } from '@/builder/record/value-words'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Answer, Listed } from '@/schemas/api/base/contract'
import { listRecordChanges } from '@/schemas/api/site/record-views'
import type { RecordValues } from '@/schemas/records/define-record'
import { fieldsOf } from './use-codes'
import type { RecordForm } from './use-record-form'

type Change = Listed<typeof listRecordChanges>

const ACTIONS: Readonly<Record<string, string>> = {
  create: '만듦',
  save: '저장',
  publish: '게시',
  schedule: '게시 예약',
  unschedule: '예약 취소',
  withdraw: '게시 내림',
  trash: '휴지통으로',
  restore: '되살림',
  set: '값 바꿈',
  move: '차례 바꿈',
  undo: '되돌림',
  import: '들여옴',
  adopt: '처음 내용',
}

interface RecordHistoryProps {
  form: RecordForm
  names: ReadonlyMap<string, string>
  /** Shows the form, where a restored version can be looked at. */
  onRestored: () => void
}

/** What was done with the record, by whom; any earlier text can become the draft again, which undo reverts. */
export function RecordHistory({ form: { type, opened, draft, canWrite }, names, onRestored }: RecordHistoryProps) {
  const { id, version } = opened
  const { data, error, mutate } = useSWR<Answer<typeof listRecordChanges>, unknown>(
    id ? ['record-changes', type.type, id, version] : null,
    () => call(listRecordChanges, { type: type.type, id }),
    { keepPreviousData: true },
  )
  const [open, setOpen] = useState<number | null>(null)
  if (id === '') return <Nothing title="아직 저장하지 않았습니다." text="저장하면 그때마다 지난 내용이 남습니다." />
  if (error !== undefined && !data) return <NotLoaded error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <p role="status" className="py-6 text-studio-text-mute">
        지난 내용을 불러오는 중입니다.
      </p>
    )
  if (data.items.length === 0)
    return (
      <Nothing title="아직 바꾼 것이 없습니다." text="바꾸실 때마다 지난 내용이 남고, 처음 내용도 여기에서 다시 불러오실 수 있습니다." />
    )
  const fields = fieldsOf(type)
  const differences = (values: RecordValues) => Object.entries(fields).filter(([name]) => !isAlike(values[name], draft.form[name]))
  function restore({ values, at }: Change): void {
    draft.replace(values)
    draft.announce(
      `${fullMoment(at)}의 내용을 다시 불러왔습니다. 되돌리시려면 입력란 밖에서 Ctrl+Z를 누르거나 지난 내용에서 앞의 것을 고르세요.`,
    )
    onRestored()
  }
  return (
    <ol className="my-4 grid gap-2">
      {data.items.map((change) => {
        const changed = open === change.seq ? differences(change.values) : []
        return (
          <li key={change.seq} className="rounded-md border border-studio-line p-3">
            <div className="flex flex-wrap items-baseline gap-x-2">
              <strong className="font-medium">{ACTIONS[change.action] ?? change.action}</strong>
              <span className="text-studio-label font-normal text-studio-text-mute">
                {fullMoment(change.at)}
                {change.by.name ? `, ${change.by.name}` : ''}
              </span>
              <div className="ml-auto flex flex-wrap">
                <ActButton
                  look={BUTTON}
                  aria-expanded={open === change.seq}
                  onClick={() => setOpen(open === change.seq ? null : change.seq)}
                >
                  지금과 비교
                </ActButton>
                {canWrite && (
                  <ActButton look={BUTTON} onClick={() => restore(change)}>
                    이 내용으로
                  </ActButton>
                )}
              </div>
            </div>
            {open === change.seq &&
              (changed.length === 0 ? (
                <p className="mt-2 text-studio-text-mute">지금 내용과 같습니다.</p>
              ) : (
                <dl className="mt-2 grid gap-2 border-t border-studio-100 pt-2">
                  {changed.map(([name, schema]) => (
                    <Difference key={name} schema={schema} was={change.values[name]} now={draft.form[name]} names={names} />
                  ))}
                </dl>
              ))}
          </li>
        )
      })}
    </ol>
  )
}

interface DifferenceProps {
  schema: FieldSchema
  was: unknown
  now: unknown
  names: ReadonlyMap<string, string>
}

const Difference = ({ schema, was, now, names }: DifferenceProps) => (
  <div>
    <dt className="text-studio-label">{schema.title}</dt>
    <dd className="mt-0.5 grid gap-2 sm:grid-cols-2">
      {(
        [
          ['그때', was],
          ['지금', now],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="min-w-0 rounded-sm bg-studio-chrome p-2">
          <span className="block text-studio-micro text-studio-text-mute">{label}</span>
          <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{valueWords(schema, value, names)}</span>
        </div>
      ))}
    </dd>
  </div>
)
