import { editorPath } from '@/builder/state/editor-path'
import { recordPath } from '@/builder/state/record-path'
import { RECORD_TYPES } from '@/schemas/records/registry'
import type { Item } from '@/schemas/api/base/contract'
import type { readMedia } from '@/schemas/api/site/media-library'

export type Usage = Item<typeof readMedia>['usages'][number]

const SOURCE_WORDS = { page: '페이지', fragment: '조각', popup: '팝업', template: '서식' } as const

const kindOf = ({ source, what }: Usage): string =>
  source === 'row' ? what : source === 'record' ? (RECORD_TYPES.find(({ type }) => type === what)?.title ?? '기록') : SOURCE_WORDS[source]

/** The places where a file stands, each with a link to where it is changed. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  if (usages.length === 0) return <p className="text-studio-text-mute">아직 쓰인 곳이 없습니다.</p>
  return (
    <ul className="flex flex-col gap-1.5">
      {usages.map((usage) => (
        <li key={`${usage.source} ${usage.name} ${usage.title}`} className="flex items-baseline gap-2">
          <span className="shrink-0 text-studio-label font-normal text-studio-text-mute">{kindOf(usage)}</span>
          <Place usage={usage} />
          {usage.isDraft && !usage.isPublished && <span className="shrink-0 text-studio-micro text-studio-text-mute">초안에만</span>}
        </li>
      ))}
    </ul>
  )
}

function Place({ usage: { source, name, title } }: { usage: Usage }) {
  const path =
    source === 'row' ? undefined : source === 'record' ? recordPath(...(name.split('/') as [string, string])) : editorPath(source, name)
  if (path === undefined) return <span className="min-w-0 truncate">{title}</span>
  return (
    <a href={path} className="min-w-0 truncate underline underline-offset-4" title={title}>
      {title}
    </a>
  )
}
