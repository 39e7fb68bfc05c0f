'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listLinkUsages } from '@/schemas/api/site/link-targets'
import { UsageLines, type Usage } from './usage-lines'

const SHOWN = 10

/** Before an address changes: what still leads to the present one. Nothing is shown where nothing does. */
export function AddressUsages({ address, hrefOf }: { address: string; hrefOf: (usage: Usage) => string }) {
  const { data } = useSWR<readonly Usage[], unknown>(
    ['address-usages', address],
    async () => (await call(listLinkUsages, { address })).items,
  )
  if (!data || data.length === 0) return null
  return (
    <section aria-label="옛 주소를 쓰는 곳">
      <p className="font-medium">{data.length}곳이 지금 주소로 이어져 있습니다. 주소를 바꾼 뒤 이곳의 링크도 고쳐 주세요.</p>
      <UsageLines usages={data.slice(0, SHOWN)} hrefOf={hrefOf} isNewWindow />
      {data.length > SHOWN && <p className="text-studio-text-mute">그 밖에 {data.length - SHOWN}곳</p>}
    </section>
  )
}
