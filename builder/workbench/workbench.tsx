'use client'
// Every block by itself: its description, and its example on a phone, a tablet and a desktop. For developers of blocks, and for editors
// who look for one.
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { slotsOf, type BlockDefinition, type BlockGroup } from '@/schemas/page/block-definition'
import { allDefinitions } from '@/schemas/page/definitions'
import { FoldedSide, Side, type SideProps } from '../list/side'
import { useQuery, writeQuery } from '../list/use-query'
import { BlockSketch } from '../shell/block-sketch'
import { searchNamesOf } from '../state/palette-groups'
import { CHROME } from '../ui/chrome'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { findByName } from '@/lib/find-by-name'
import { ScaledExample } from './scaled-example'

const WIDTHS = [
  { width: 360, words: '휴대전화' },
  { width: 1024, words: '태블릿' },
  { width: 1440, words: 'PC' },
] as const

const GROUP_WORDS: Record<BlockGroup, string> = {
  layout: '틀',
  text: '글',
  media: '사진과 영상',
  collection: '모음',
  navigation: '이동',
  event: '이벤트',
  system: '안내',
}

interface WorkbenchProps extends Pick<SideProps, 'brand' | 'person' | 'links'> {
  /** Query that the page was requested with. */
  query: string
}

export function Workbench({ query, ...office }: WorkbenchProps) {
  const requestedType = new URLSearchParams(useQuery(query)).get('type')
  const [definitions] = useState(() => allDefinitions().sort((a, b) => a.title.localeCompare(b.title, 'ko')))
  const definition = definitions.find(({ type }) => type === requestedType) ?? definitions[0]
  const side: SideProps = { ...office, here: 'workbench' }
  return (
    <div className={`${CHROME} min-h-dvh bg-studio-chrome md:flex`}>
      <Side {...side} />
      <main id="main" tabIndex={-1} className="min-h-dvh min-w-0 flex-1 bg-studio-panel md:flex">
        <div className="flex min-w-0 flex-col border-studio-line max-md:border-b max-md:px-4 max-md:py-2 md:sticky md:top-0 md:h-dvh md:w-60 md:shrink-0 md:border-r md:px-2.5 md:pt-7">
          <div className="flex items-center gap-2 md:px-2.5">
            <FoldedSide {...side} />
            <h1 className="text-h3">블록 작업대</h1>
            <span className="text-studio-text-mute tabular-nums">{definitions.length}</span>
          </div>
          <BlockList definitions={definitions} chosen={definition?.type} />
        </div>
        {definition && (
          <article aria-label={definition.title} className="min-w-0 flex-1 px-8 py-7 max-md:px-4">
            <Facts definition={definition} />
            {WIDTHS.map(({ width, words }) => (
              <ScaledExample key={width} definition={definition} width={width} words={words} />
            ))}
          </article>
        )}
      </main>
    </div>
  )
}

function BlockList({ definitions, chosen }: { definitions: readonly BlockDefinition[]; chosen: string | undefined }) {
  const [words, setWords] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const shown = words.trim() === '' ? definitions : findByName(words, definitions, searchNamesOf)

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])

  /** Up and down move through the list; down from the search enters it. */
  function walk(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.code !== 'ArrowDown' && event.code !== 'ArrowUp')) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = links[at + (event.code === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <nav aria-label="블록" className="mt-3 flex min-h-0 flex-1 flex-col" onKeyDown={walk}>
      <div role="search" className="relative md:mx-2.5">
        <Search {...ICON} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-studio-text-mute" />
        <input
          type="search"
          aria-label="블록 찾기"
          placeholder="블록 찾기"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          className={`${FIELD} pl-8.5`}
        />
      </div>
      <p role="status" className="sr-only">
        {words.trim() && `블록 ${shown.length}개`}
      </p>
      {shown.length === 0 && <p className="px-2.5 py-4 text-studio-text-mute">이름에 맞는 블록이 없습니다. 다르게 입력해 보세요.</p>}
      <ul
        ref={list}
        className="scroll-x mt-2 flex min-h-0 gap-1 pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:flex-1 md:flex-col md:gap-0 md:overflow-y-auto md:p-0.5 md:pb-6"
      >
        {shown.map(({ type, title, internal }) => (
          <li key={type} className="shrink-0">
            <a
              href={`?type=${type}`}
              aria-current={type === chosen ? 'page' : undefined}
              onClick={(event) => {
                if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                writeQuery(`?type=${type}`, 'push')
                scrollTo({ top: 0 })
              }}
              className="flex h-9 items-center gap-2.5 rounded-md px-2.5 hover:bg-studio-100 aria-[current=page]:bg-studio-select-soft aria-[current=page]:font-semibold aria-[current=page]:text-studio-accent-700 max-md:h-11 max-md:border max-md:border-studio-line pointer-coarse:h-11"
            >
              <BlockSketch type={type} className="h-5 w-7 shrink-0 text-studio-500" />
              <span className="truncate">{title}</span>
              {internal && <span className="ml-auto text-studio-micro font-normal text-studio-text-mute">내부</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Facts({ definition }: { definition: BlockDefinition }) {
  const slots = Object.values(slotsOf(definition, definition.example)).map(({ title }) => title)
  const facts: [string, ReactNode][] = [
    ['이름', <code key="type">{definition.type}</code>],
    ['판', definition.version],
    ['분류', GROUP_WORDS[definition.group]],
    ...(slots.length > 0 ? [['자리', slots.join(', ')] as [string, ReactNode]] : []),
    ...(definition.query?.length ? [['주소의 물음', <code key="query">{definition.query.join(', ')}</code>] as [string, ReactNode]] : []),
    ...(definition.live ? [['보관', '방문자마다 새로 그립니다'] as [string, ReactNode]] : []),
  ]
  return (
    <header>
      <h2 className="text-studio-title">{definition.title}</h2>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-studio-text-mute">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="inline-flex min-h-8 items-center rounded-sm text-studio-text-mute underline underline-offset-4 hover:text-studio-text">
          보기의 속성
        </summary>
        <pre
          tabIndex={0}
          aria-label="보기의 속성"
          className="mt-1 max-h-80 overflow-auto rounded-md bg-studio-chrome p-3 font-mono text-studio-label font-normal"
        >
          {JSON.stringify(definition.example, null, 2)}
        </pre>
      </details>
    </header>
  )
}
