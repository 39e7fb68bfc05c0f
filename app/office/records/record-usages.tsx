'use client'
import useSWR from 'swr'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { listRecordUsages } from '@/schemas/api/site/record-views'
import { UsageLines } from '@/builder/list/usage-lines'
import { usagePath } from '@/builder/state/usage-path'

/** Where the record stands: documents whose blocks name it, and records that refer to it. */
export function RecordUsages({ type, id }: { type: string; id: string }) {
  const { data, error, mutate } = useSWR<Answer<typeof listRecordUsages>, unknown>(id ? ['record-usages', type, id] : null, () =>
    call(listRecordUsages, { type, id }),
  )
  if (id === '') return <Nothing title="아직 저장하지 않았습니다." text="저장한 뒤에 쓰인 곳을 알려 드립니다." />
  if (error !== undefined && !data) return <NotLoaded error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <p role="status" className="py-6 text-studio-text-mute">
        쓰인 곳을 찾는 중입니다.
      </p>
    )
  if (data.items.length === 0) return <Nothing title="아직 쓰인 곳이 없습니다." text="페이지나 다른 항목에서 고르면 여기에 보입니다." />
  return <UsageLines usages={data.items} hrefOf={usagePath} />
}
