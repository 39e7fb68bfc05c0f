'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { moveScrap, placeScraps } from '@/schemas/api/members/scrap-folders'
import { SCRAP_WORDS, type ScrapType } from '@/schemas/rules/members/scrap-types'
import { Card, type CardItem } from '@/blocks/base/_parts/card'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Scraps } from './ask-scraps'
import { Choosing } from './choosing'
import { FolderBar } from './folder-bar'
import { keyOf, useScraps } from './use-scraps'

interface Props {
  id: string
  /** The server's answer for this page. */
  first: Scraps
  path: string
  type: ScrapType | undefined
  /** The open folder. */
  folderSeq: number | undefined
  page: number
  size: number
}

const GONE = '볼 수 없는 글입니다'

/** The scrapbook: its tabs, its pictures, and the removal of one or of several. */
export function ScrapShelf({ id, first, path, type, folderSeq, page, size }: Props) {
  const { scraps, remove, refresh } = useScraps(first, { type, folderSeq, page, size })
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const total = useRef<HTMLParagraphElement>(null)
  const { items, tabs, folders } = scraps
  const isGoneFolder = folderSeq !== undefined && !folders.some((one) => one.folderSeq === folderSeq)
  const query: Record<string, string> = folderSeq === undefined ? (type ? { type } : {}) : { folder: String(folderSeq) }
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
  /** One with its note, or several. */
  const place = async (placed: readonly string[]) => {
    const chosenItems = items.filter((item) => placed.includes(keyOf(item)))
    const [one] = chosenItems
    if (!one) return
    const inside = one.FOLDERS.filter((seq) => chosenItems.every(({ FOLDERS }) => FOLDERS.includes(seq)))
    const { openPlaceSheet } = await import('./open-place-sheet')
    const title = chosenItems.length === 1 ? `폴더와 메모: ${one.TITLE || GONE}` : `스크랩 ${chosenItems.length}개를 폴더에 담기`
    const note = chosenItems.length === 1 ? one.NOTE : undefined
    if (!(await openPlaceSheet(title, { targets: placed, folders, inside, note }))) return refresh()
    showSnackbar('저장했습니다.')
    endChoosing()
    await refresh()
  }
  const takeOut = async (placed: readonly string[]) => {
    if (folderSeq === undefined || !(await trackedCall(placeScraps, { targets: [...placed], takeOut: [folderSeq] }))) return
    showSnackbar('폴더에서 뺐습니다. 스크랩북에는 그대로 있습니다.')
    endChoosing()
    await refresh()
  }
  const move = async (target: string, step: 'earlier' | 'later') => {
    if (folderSeq !== undefined && (await trackedCall(moveScrap, { folderSeq, target, step }))) await refresh()
  }
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
      <FolderBar path={path} folders={folders} all={scraps.all} folderSeq={folderSeq} refresh={refresh} />
      {folderSeq === undefined && (
        <LinkTabs label="스크랩 분류" tabs={tabs} chosen={type ?? ''} hrefOf={(code) => hrefWith(path, {}, { type: code })} />
      )}
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
            onPlace={() => void place([...chosen])}
            onTakeOut={folderSeq === undefined ? undefined : () => void takeOut([...chosen])}
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
                {item.NOTE && <p className="mt-1 text-small text-ink-soft whitespace-pre-line wrap-anywhere">{item.NOTE}</p>}
                {!isChoosing && (
                  <div className="-mx-2 flex flex-wrap">
                    <button type="button" aria-label={`폴더와 메모: ${name}`} onClick={() => void place([key])} className={quiet}>
                      폴더·메모
                    </button>
                    {folderSeq !== undefined && i > 0 && (
                      <button type="button" aria-label={`앞으로: ${name}`} onClick={() => void move(key, 'earlier')} className={quiet}>
                        앞으로
                      </button>
                    )}
                    {folderSeq !== undefined && i < items.length - 1 && (
                      <button type="button" aria-label={`뒤로: ${name}`} onClick={() => void move(key, 'later')} className={quiet}>
                        뒤로
                      </button>
                    )}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <Empty {...emptyOf(scraps.total, isGoneFolder, folderSeq, path, type)} />
      )}
      <Pager path={path} query={query} page={page} pages={Math.ceil(scraps.total / size)} label="스크랩" />
    </>
  )
}
const quiet =
  'inline-flex min-h-11 items-center px-2 text-small font-medium text-ink-mute underline-offset-4 hover:text-ink hover:underline'

/** Why nothing stands here, and where to go. */
function emptyOf(total: number, isGoneFolder: boolean, folderSeq: number | undefined, path: string, type: ScrapType | undefined) {
  const whole = { label: '스크랩 전체보기', href: path }
  if (isGoneFolder) return { title: '폴더를 찾을 수 없습니다.', reason: '다른 화면에서 지웠을 수 있습니다.', link: whole }
  if (total > 0) {
    const first = hrefWith(path, {}, folderSeq === undefined ? { type } : { folder: folderSeq })
    return {
      title: '이 페이지에는 스크랩이 없습니다.',
      reason: '스크랩이 모두 앞 페이지에 있습니다.',
      link: { label: '첫 페이지 보기', href: first },
    }
  }
  if (folderSeq !== undefined)
    return { title: '아직 담은 스크랩이 없습니다.', reason: '스크랩 아래의 ‘폴더·메모’를 누르면 이 폴더에 담을 수 있습니다.', link: whole }
  return { title: '이 분류에는 스크랩이 없습니다.', reason: '다른 분류의 스크랩을 보실 수 있습니다.', link: whole }
}

function cardOf(item: Scraps['items'][number]): CardItem {
  const kind = SCRAP_WORDS[item.TYPE]
  if (item.goneYn === 'Y') return { title: GONE, kind, description: '삭제되었거나 공개가 끝났습니다.' }
  return { title: item.TITLE, kind, link: item.PATH, image: shaped(item.IMG, item.IMG_ALT, item.IMG_SHAPE) }
}
