import { Eye, EyeOff, SquareArrowOutUpRight, type LucideIcon } from 'lucide-react'
import { thumbnail } from '@/builder/ui/thumbnail'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import { browseHomeTours, decideHomeTours, hideHomeTour, showHomeTour } from '@/schemas/api/content/home-tours'
import { caseHref } from '@/schemas/rules/content/case-place'
import { bulkDone } from '@/app/office/_parts/desk/bulk-done'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import type { DeskBulkAct } from '@/app/office/_parts/desk/desk-definition'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { TitleLink } from '@/app/office/_parts/desk/title-link'

const hrefOf = ({ seq }: { seq: number }): string => caseHref({ TYPE: 'myhome', SEQ: seq })

type Tour = Listed<typeof browseHomeTours>
const named = { idOf: ({ seq }: Tour) => String(seq), nameOf: ({ title }: Tour) => title }

const several = (decision: 'hide' | 'show', words: string, icon: LucideIcon, text: string): DeskBulkAct<typeof browseHomeTours> => ({
  ...{ id: decision, words, icon, act: 'publish', most: MOST_AT_ONCE },
  for: (rows) => rows.some(({ state }) => state === (decision === 'hide' ? 'published' : 'hidden')),
  ask: {
    title: `고른 집들이: ${words}`,
    text: (count) => `고른 집들이 ${count}편에 적용합니다. ${text}`,
    label: decision === 'hide' ? '숨기는 이유' : '다시 보이는 사유',
    words,
    busyWords: '저장하는 중입니다',
  },
  async send(rows, reason) {
    const { item } = await call(decideHomeTours, { seqs: rows.map(({ seq }) => seq), decision, reason })
    return bulkDone(named, rows, item, (changed) => `집들이 ${changed}편을 ${decision === 'hide' ? '숨겼습니다' : '다시 보입니다'}.`)
  },
})

/** Home tours that members published: staff see them and may hide one, with a reason that its writer reads. */
export const homeToursDesk = defineDesk({
  id: 'home-tours',
  title: '회원 집들이',
  unit: '건',
  what: '집들이',
  contract: browseHomeTours,
  ...named,
  sorts: { publishedAt: 'desc' },
  rows: 'even',
  states: {
    words: { published: '게시', hidden: '숨김', unpublished: '회원이 비공개' },
    dots: { published: 'bg-success', hidden: 'bg-danger', unpublished: 'bg-studio-500' },
    of: ({ state }) => state,
  },
  search: { label: '집들이 찾기', placeholder: '제목이나 닉네임으로 찾기' },
  savedViews: 'home-tours',
  columns: [
    {
      id: 'title',
      header: '집들이',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-3',
      cell: (row) => (
        <span className="flex items-center gap-3">
          {row.cover && (
            <img src={thumbnail(row.cover, 160)} alt="" width={56} height={40} className="h-10 w-14 shrink-0 rounded-sm object-cover" />
          )}
          <span className="min-w-0">
            <TitleLink href={row.state === 'published' ? hrefOf(row) : undefined} title={row.title} isCut />
            <span className="block text-studio-label text-studio-text-mute md:truncate">
              {[row.author, `사진 ${row.photos}장`, row.hiddenReason && `이유: ${row.hiddenReason}`].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    'state',
    momentColumn('publishedAt', '게시일', { sort: null }),
  ],
  acts: [
    {
      id: 'hide',
      words: '숨기기',
      icon: EyeOff,
      act: 'publish',
      for: ({ state }) => state === 'published',
      ask: {
        title: '집들이 숨기기',
        text: ({ title }) => `‘${title}’ 글이 방문자에게 보이지 않게 됩니다. 이유는 글을 쓴 회원에게 보이고 감사 기록에 남습니다.`,
        label: '숨기는 이유',
        words: '숨기기',
        busyWords: '숨기고 있습니다',
      },
      async send({ seq, title }, reason) {
        await call(hideHomeTour, { seq, reason })
        return { resultMessage: `‘${title}’: 숨겼습니다.` }
      },
      undo: 'show',
    },
    {
      id: 'show',
      words: '다시 보이기',
      icon: Eye,
      act: 'publish',
      for: ({ state }) => state === 'hidden',
      async send({ seq, title }) {
        await call(showHomeTour, { seq })
        return { resultMessage: `‘${title}’: 다시 보입니다.` }
      },
    },
  ],
  links: (row) =>
    row.state === 'published' ? [[{ words: '사이트에서 보기', icon: SquareArrowOutUpRight, href: hrefOf(row), isNewWindow: true }]] : [],
  bulk: {
    all: '이 페이지의 집들이 모두 고르기',
    one: ({ title }) => `${title} 고르기`,
    line: '고른 집들이',
    mayChoose: ({ state }) => state !== 'unpublished',
    only: '회원이 스스로 비공개한 집들이는 고를 수 없습니다.',
    acts: [
      several('hide', '숨기기', EyeOff, '방문자에게 보이지 않게 되고, 이유는 글을 쓴 회원에게 보입니다.'),
      several('show', '다시 보이기', Eye, '방문자에게 다시 보입니다.'),
    ],
  },
  nothing: { title: '아직 회원이 게시한 집들이가 없습니다.', text: '회원이 집들이를 게시하면 여기에 보입니다.' },
})
