'use client'
// Broken links and missing alternative texts of the whole site, each with a way to the screen where it is mended.
import { EyeOff, ImageOff, Signpost, Unlink, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { ListBody } from '@/builder/list/list-body'
import { Nothing } from '@/builder/list/nothing'
import { StatusTabs } from '@/builder/list/status-tabs'
import { PAGE_SIZE } from '@/builder/list/list-query'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { ICON } from '@/builder/ui/icon'
import type { Listed } from '@/schemas/api/base/contract'
import { FAULT_KINDS, listFaults, type FaultKind } from '@/schemas/api/site/console'
import { HomeSection } from './home-section'
import { placePath } from './place-path'
import { placeWords } from './place-words'

const ICONS: Record<FaultKind, LucideIcon> = { link: Unlink, closed: EyeOff, moved: Signpost, alt: ImageOff }
const WORDS: Record<FaultKind, string> = {
  link: '끊긴 링크',
  closed: '볼 수 없는 곳으로 가는 링크',
  moved: '옛 주소로 가는 링크',
  alt: '대체 글 없는 사진',
}

interface FaultsSectionProps {
  first: Rows<typeof listFaults> | undefined
  /** Whether the person is told of all faults, or only of those in what the role sees. */
  isWhole: boolean
}

export function FaultsSection({ first, isWhole }: FaultsSectionProps) {
  const [view, setView] = useState<{ kind: FaultKind | null; page: number }>({ kind: null, page: 1 })
  const { kind, page } = view
  const isFirst = kind === null && page === 1
  const list = useRows('faults', listFaults, { page, size: PAGE_SIZE, ...(kind ? { kind } : {}) }, isFirst ? first : undefined)
  return (
    <HomeSection
      title="사이트 점검"
      text={`${isWhole ? '게시한 모든 화면과 기록' : '게시한 화면과 기록 가운데 역할로 볼 수 있는 것'}에서 방문자가 걸려 넘어질 곳입니다.`}
    >
      <StatusTabs
        statuses={FAULT_KINDS}
        wordsOf={(one) => WORDS[one]}
        counts={list.data?.answer.item.counts}
        value={kind}
        onChange={(next) => setView({ kind: next, page: 1 })}
      >
        <ListBody
          list={list}
          page={page}
          onPage={(next) => setView({ kind, page: next })}
          empty={() => (
            <Nothing
              title="고칠 곳이 없습니다."
              text="끊긴 링크도, 볼 수 없는 곳이나 옛 주소로 가는 링크도, 대체 글이 빠진 사진도 없습니다."
            />
          )}
        >
          {({ answer }) => (
            <ul className="mt-1 divide-y divide-studio-100">
              {answer.items.map((fault) => (
                <FaultRow
                  key={`${fault.kind} ${fault.type} ${fault.id} ${fault.blockId} ${fault.pointer} ${fault.message}`}
                  fault={fault}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </StatusTabs>
    </HomeSection>
  )
}

/** The field in its screen. */
function faultPath(fault: Listed<typeof listFaults>): string {
  const path = placePath(fault)
  return fault.at === '' ? path : `${path}${path.includes('?') ? '&' : '?'}problem=${encodeURIComponent(fault.at)}`
}

function FaultRow({ fault }: { fault: Listed<typeof listFaults> }) {
  const Icon = ICONS[fault.fault]
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon {...ICON} className="mt-0.5 shrink-0 text-studio-text-mute" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{fault.message}</span>
        <a
          href={faultPath(fault)}
          className="inline-block text-studio-label font-normal text-studio-text-mute underline underline-offset-4 hover:text-studio-text max-md:py-2"
        >
          {placeWords(fault)} · {fault.name}
        </a>
      </span>
    </li>
  )
}
