'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { handNote } from '@/schemas/rules/base/hand-note'
import { isOldHome, type Estimate, type EstimateInput, type Work } from '@/schemas/rules/catalog/estimate'
import { formatDay } from '@/schemas/words/dates'
import { estimateTitle, rangeWords } from '@/schemas/words/estimate-words'
import { estimateNote } from './estimate-note'
import { KeptEstimate } from './kept-estimate'
import { ToldWorks } from './told-works'

interface Props {
  id: string
  input: EstimateInput | undefined
  told: Estimate | undefined
  included: string[]
  excluded: string[]
  today: string
}

interface Kept {
  of: string
  link: string
  until: string
}

/** Categories of the catalogue that a consultation about the work begins with. */
const CATEGORIES: Partial<Record<Work, string>> = {
  ...{ floor: 'floor', wall: 'wallpaper', kitchen: 'kitchen', bath: 'bath', entry: 'door', window: 'window' },
}
const button =
  'inline-flex h-13 items-center justify-center gap-2 rounded-sm border border-line-field bg-page font-semibold hover:bg-surface'

/** What it comes to, what is in it, and where it goes. */
export function EstimateSheet({ id, input, told, included, excluded, today }: Props) {
  const [kept, setKept] = useState<Kept>()
  const [isSending, setSending] = useState(false)
  const title = `${id}-sum`
  const day = formatDay(`${today}T00:00:00+09:00`)
  if (!input || !told || told.works.length + told.asked.length === 0)
    return (
      <section aria-labelledby={title} className="min-w-0 self-start border-t border-ink pt-5">
        <h2 id={title} className="text-small font-semibold">
          비용의 폭
        </h2>
        <p role="status" className="type-title mt-1 text-ink-mute">
          {input ? '고르신 공간의 값은 상담에서 알려 드립니다.' : '표시된 칸을 고치시면 여기에 비용이 나옵니다.'}
        </p>
      </section>
    )
  const key = JSON.stringify(input)
  const isKept = kept?.of === key

  /** @returns the address, once for what is on the screen; undefined after a failure that was said. */
  const keep = async (): Promise<Kept | undefined> => {
    if (isKept) return kept
    setSending(true)
    const { keepEstimate } = await import('./keep-estimate')
    const made = await keepEstimate(input)
    setSending(false)
    if (!made) return undefined
    const next = { of: key, ...made }
    setKept(next)
    return next
  }
  const share = async () => {
    const made = await keep()
    if (!made) return
    const { sendLink } = await import('./send-link')
    await sendLink(made.link, `${estimateTitle(input)} ${rangeWords(told.low, told.high)}`)
  }
  const consult = () => handNote(estimateNote(input, told, day))
  const categories = [...told.works.map(({ work }) => work), ...told.asked].flatMap((work) => CATEGORIES[work] ?? [])
  const out = input.spaces.some(({ space }) => space === 'window') ? excluded : ['창호', ...excluded]
  const isBathOld = isOldHome(input.year, Number(today.slice(0, 4))) && input.spaces.some(({ space }) => space === 'bath')
  const form = `/zin/consulting/form?checkValue=${encodeURIComponent([...new Set(categories)].join(','))}`
  const sum = told.works.length > 0 ? rangeWords(told.low, told.high) : '상담에서 알려 드립니다'
  return (
    <>
      <section aria-labelledby={title} className="min-w-0 self-start border-t border-ink pt-5 lg:sticky" style={{ top: '6rem' }}>
        <h2 id={title} className="text-small font-semibold">
          {estimateTitle(input)}
        </h2>
        <p role="status" className="type-h2 numeric mt-1">
          {sum}
        </p>
        <p className="numeric mt-1 text-small text-ink-mute">부가세 포함, {day} 가격표 기준</p>
        <ToldWorks told={told} />
        <div className="mt-5 grid grid-cols-2 gap-4 text-small">
          <Lines title="들어 있습니다" lines={included} icon="check" />
          <Lines title="들어 있지 않습니다" lines={out} icon="minus" />
        </div>
        <p className="mt-5 rounded-sm bg-surface px-4.5 py-4 text-small text-pretty text-ink-soft">
          고치지 않으신 방의 넓이는 이만한 집의 흔한 넓이로 어림했습니다. 현장을 확인한 뒤 금액이 달라집니다.
          {isBathOld && ` ${input.year}년 집은 욕실 배관을 함께 보시는 것이 좋습니다.`}
        </p>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <a
            href={form}
            onClick={consult}
            className="col-span-2 grid h-14 place-content-center rounded-sm bg-action max-md:hidden font-semibold text-on-ink hover:bg-action-hover"
          >
            이 견적으로 상담 신청
          </a>
          <button type="button" onClick={() => void keep()} disabled={isSending || told.works.length === 0} className={button}>
            <Icon name="bookmark" size={20} />
            저장
          </button>
          <button type="button" onClick={() => void share()} disabled={isSending || told.works.length === 0} className={button}>
            <Icon name="share" size={20} />
            공유
          </button>
        </div>
        {isKept && <KeptEstimate id={`${id}-kept`} link={kept.link} until={kept.until} />}
      </section>
      {/* On a phone the sum stays in sight while one chooses. */}
      <div className="sticky bottom-0 z-10 -mx-(--gutter) flex items-center justify-between gap-4 border-t border-line bg-page px-(--gutter) py-3 md:hidden">
        <p aria-hidden="true" className="numeric min-w-0 text-small">
          <span className="block text-caption text-ink-mute">{estimateTitle(input)}</span>
          <span className="font-semibold">{sum}</span>
        </p>
        <a
          href={form}
          onClick={consult}
          className="inline-flex h-12 shrink-0 items-center rounded-sm bg-action px-5 font-semibold text-on-ink"
        >
          상담 신청
        </a>
      </div>
    </>
  )
}

function Lines({ title, lines, icon }: { title: string; lines: string[]; icon: 'check' | 'minus' }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name={icon} size={16} className="mt-1 shrink-0 text-ink-mute" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
