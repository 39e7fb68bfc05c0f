'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { SCRAP_WORDS, type ScrapType } from '@/schemas/rules/members/scrap-types'
import { Card, type CardItem } from '@/blocks/base/_parts/card'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Scraps } from './ask-scraps'
import { Choosing } from './choosing'
import { keyOf, useScraps } from './use-scraps'

interface Props {
  id: string
  /** The server's answer for this page. */
  first: Scraps
  path: string
  type: ScrapType | undefined
  page: number
  size: number
}

const GONE = '볼 수 없는 글입니다'

/** The scrapbook: its tabs, its pictures, and the removal of one or of several. */
export function ScrapShelf({ id, first, path, type, page, size }: Props) {
  const { scraps, remove } = useScraps(first, { type, page, size })
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const total = useRef<HTMLParagraphElement>(null)
  const { items, tabs } = scraps
  const keys = items.map(keyOf)

  const take = async (gone: readonly string[], index: number) => {
    setChosen(new Set())
    const removed = remove(gone)
    // The pressed button is removed with its card: its neighbour gets the focus, or the total.
    requestAnimationFrame(() =>
      (list.current?.querySelectorAll<HTMLElement>('[data-corner]')[index] ?? total.current)?.focus({ preventScroll: true }),
    )
    await removed
  }
  const toggle = (key: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const endChoosing = () => {
    setChoosing(false)
    setChosen(new Set())
  }

  if (scraps.all === 0)
    return (
      <Empty
        title="아직 스크랩한 글이 없습니다."
        reason="마음에 드는 사례나 제품에서 책갈피를 누르면 이곳에 모입니다."
        link={{ label: '시공사례 둘러보기', href: '/styling/expert-style' }}
      />
    )
  return (
    <>
      <LinkTabs label="스크랩 분류" tabs={tabs} chosen={type ?? ''} hrefOf={(code) => hrefWith(path, {}, { type: code })} />
      <div className="mt-3 mb-3 flex flex-wrap items-center justify-between gap-x-4 md:mb-5">
        <p ref={total} role="status" tabIndex={-1} className="text-body outline-none">
          총 <b className="numeric font-semibold">{scraps.total.toLocaleString('ko-KR')}</b>개
        </p>
        {items.length > 0 && (
          <Choosing
            id={id}
            isOn={isChoosing}
            chosen={chosen.size}
            all={items.length}
            onStart={() => setChoosing(true)}
            onEnd={endChoosing}
            onAll={(isAll) => setChosen(new Set(isAll ? keys : []))}
            onRemove={() => void take([...chosen], 0)}
          />
        )}
      </div>
      {items.length > 0 ? (
        <ul ref={list} aria-label="스크랩" className="grid grid-cols-2 gap-x-(--grid-gap) gap-y-8 sm:grid-cols-3 md:gap-y-14">
          {items.map((item, i) => {
            const key = keys[i]!
            const isGone = item.goneYn === 'Y'
            const name = isGone ? `${SCRAP_WORDS[item.TYPE]}, ${GONE}` : item.TITLE
            return (
              <li key={key} className="relative">
                <Card item={cardOf(item)} level={2} ratio="4/3" small sizes="(width >= 1280px) 330px, (width >= 480px) 30vw, 50vw" />
                <button
                  type="button"
                  data-corner=""
                  aria-label={isChoosing ? `선택: ${name}` : `스크랩 취소: ${name}`}
                  aria-pressed={isChoosing ? chosen.has(key) : undefined}
                  onClick={() => (isChoosing ? toggle(key) : void take([key], i))}
                  className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-page shadow-float transition-colors duration-(--duration-quick) aria-pressed:bg-ink aria-pressed:text-on-ink"
                >
                  <Icon name={isChoosing ? 'check' : 'bookmark'} size={20} isSolid={!isChoosing} />
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <Empty
          title={scraps.total > 0 ? '이 페이지에는 스크랩이 없습니다.' : '이 분류에는 스크랩이 없습니다.'}
          reason={scraps.total > 0 ? '스크랩이 모두 앞 페이지에 있습니다.' : '다른 분류의 스크랩을 보실 수 있습니다.'}
          link={
            scraps.total > 0 ? { label: '첫 페이지 보기', href: hrefWith(path, {}, { type }) } : { label: '스크랩 전체보기', href: path }
          }
        />
      )}
      <Pager path={path} query={type ? { type } : {}} page={page} pages={Math.ceil(scraps.total / size)} label="스크랩" />
    </>
  )
}

function cardOf(item: Scraps['items'][number]): CardItem {
  const kind = SCRAP_WORDS[item.TYPE]
  if (item.goneYn === 'Y') return { title: GONE, kind, description: '삭제되었거나 공개가 끝났습니다.' }
  return { title: item.TITLE, kind, link: item.PATH, image: shaped(item.IMG, item.IMG_ALT, item.IMG_SHAPE) }
}
