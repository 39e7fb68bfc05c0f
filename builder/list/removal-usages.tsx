'use client'
import useSWR from 'swr'
import { UsageLines, type Usage } from './usage-lines'

/** As many are asked for; more of them name the place where it stands. */
const MOST = 20
const SHOWN = 30

interface RemovalUsagesProps {
  /** Names what is asked among other lists of this kind. */
  of: string
  ids: readonly string[] | undefined
  ask: (id: string) => Promise<readonly Usage[]>
  hrefOf: (usage: Usage) => string
  /** Said where the answer cannot be had, or too many are concerned: where else to look. */
  elsewhere: string
}

/** Before something is taken away: who uses it, so that nobody finds an empty place or a link that leads nowhere later. */
export function RemovalUsages({ of, ids, ask, hrefOf, elsewhere }: RemovalUsagesProps) {
  const isAsked = ids !== undefined && ids.length <= MOST
  const { data, error } = useSWR<readonly Usage[], unknown>(isAsked ? ['removal-usages', of, ...ids] : null, async () => {
    const all = (await Promise.all(ids!.map(ask))).flat()
    return [...new Map(all.map((one) => [`${one.kind}/${one.type}/${one.id}`, one])).values()]
  })
  if (!isAsked || error !== undefined) return <p className="text-studio-text-mute">{elsewhere}</p>
  if (!data)
    return (
      <p role="status" className="text-studio-text-mute">
        쓰인 곳을 찾는 중입니다.
      </p>
    )
  if (data.length === 0) return <p className="text-studio-text-mute">쓰인 곳이 없습니다.</p>
  return (
    <section aria-label="쓰인 곳" className="min-h-0 overflow-y-auto">
      <p className="font-medium text-danger">
        {data.length}곳에서 쓰고 있습니다. 그곳에서는 더 이상 보이지 않거나, 이어진 링크가 열리지 않습니다.
      </p>
      <UsageLines usages={data.slice(0, SHOWN)} hrefOf={hrefOf} isNewWindow />
      {data.length > SHOWN && <p className="text-studio-text-mute">그 밖에 {data.length - SHOWN}곳</p>}
    </section>
  )
}
