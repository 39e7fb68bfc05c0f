'use client'
import { ActButton } from '@/builder/ui/act-button'
import { LayoutGrid, List } from 'lucide-react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Go } from '@/builder/list/list-query'
import { SearchField } from '@/builder/list/search-field'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import { ColourFilter } from '@/builder/list/colour-filter'
import type { MediaListView, MediaSort } from './media-list-view'

const SORT_CHOICES: { value: MediaSort; words: string }[] = [
  { value: 'createdAt', words: '최근에 올린 순' },
  { value: 'name', words: '이름 순' },
  { value: 'bytes', words: '용량이 큰 순' },
]

/** What narrows and orders the library, and how it looks. */
export function MediaTools({ view, go }: { view: MediaListView; go: Go<MediaListView> }) {
  return (
    <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
      <div className="flex max-md:basis-full">
        <SearchField
          label="파일 찾기"
          placeholder="이름이나 대체 글로 찾기"
          value={view.search}
          onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
        />
      </div>
      <ColourFilter value={view.color} onChoose={(color) => go({ color })} />
      <ChooseFilter label="차례" choices={SORT_CHOICES} value={view.sort} onChoose={(sort) => go({ sort })} />
      <div role="group" aria-label="보기" className={`${SEGMENTS} md:ml-auto`}>
        <ActButton
          icon={LayoutGrid}
          look={SEGMENT}
          aria-pressed={view.look === 'grid'}
          aria-label="사진으로 보기"
          onClick={() => go({ look: 'grid' })}
        />
        <ActButton
          icon={List}
          look={SEGMENT}
          aria-pressed={view.look === 'table'}
          aria-label="표로 보기"
          onClick={() => go({ look: 'table' })}
        />
      </div>
    </div>
  )
}
