import type { ViewProps } from '@/renderer/define-block'
import { PRIZE_STATE_WORDS } from '@/schemas/rules/events/prizes'
import { formatDateTime } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { FactTable } from '@/blocks/base/_parts/fact-table'
import type { Data, Prize } from './load'
import { PrizeForm } from './prize-form.lazy'
import type { Props } from './schema'

const NEWS = '/mypage/home?kind=event'

/** What a member won, and where it is sent. Another member's is shown like one that does not exist. */
export function PrizeAnswer({ id, data: { prize } }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">당첨 경품</h1>
      {prize ? (
        <div className="max-w-narrow">
          <Badge tone={prize.openYn === 'Y' && prize.state === 'waiting' ? 'accent' : 'quiet'}>{stateOf(prize)}</Badge>
          <div className="mt-4">
            <FactTable caption="당첨 내용" rows={rowsOf(prize)} />
          </div>
          {prize.openYn === 'Y' ? (
            <>
              <p className="mt-4 text-pretty">
                <b className="numeric font-semibold text-clay-700">{formatDateTime(prize.answerBy)}까지</b>{' '}
                {prize.state === 'accepted' ? '받으실 곳을 고치실 수 있습니다.' : '답해 주세요. 답이 없으시면 당첨이 취소될 수 있습니다.'}
              </p>
              <div className="mt-8">
                <PrizeForm id={`${id}-form`} prize={prize} />
              </div>
            </>
          ) : (
            <p className="mt-4 text-pretty text-ink-soft">{closedWords(prize)}</p>
          )}
        </div>
      ) : (
        <Empty
          title="당첨 내역을 찾을 수 없습니다."
          reason="지워졌거나 다른 분의 당첨일 수 있습니다."
          link={{ label: '내 소식 보기', href: NEWS }}
        />
      )}
    </div>
  )
}

function stateOf({ state, openYn, answerBy }: Prize): string {
  if (answerBy === null) return '당첨'
  return state === 'waiting' && openYn === 'N' ? '기한 지남' : PRIZE_STATE_WORDS[state]
}

function closedWords({ state, answerBy }: Prize): string {
  if (answerBy === null) return '답하지 않으셔도 됩니다. 받으시는 방법은 당첨자 발표에 적혀 있습니다.'
  if (state === 'declined') return '받지 않기로 하셨습니다. 바꾸시려면 고객센터 1588-0000으로 문의해 주세요.'
  if (state === 'accepted') return '받으실 곳을 고칠 수 있는 날이 지났습니다. 바뀌었으면 고객센터 1588-0000으로 문의해 주세요.'
  return '답하실 수 있는 날이 지났습니다. 고객센터 1588-0000으로 문의해 주세요.'
}

const rowsOf = ({ eventName, prize, won, tax, wonAt, state, openYn, answer }: Prize) => [
  { label: '이벤트', value: eventName },
  ...(prize ? [{ label: '경품', value: prize }] : []),
  ...(won > 0 ? [{ label: '금액', value: `${won.toLocaleString('ko-KR')}원` }] : []),
  ...(tax > 0 ? [{ label: '제세공과금', value: `${tax.toLocaleString('ko-KR')}원(22%)` }] : []),
  { label: '발표', value: formatDateTime(wonAt) },
  ...(state === 'accepted' && openYn === 'N'
    ? [{ label: '받는 곳', value: `${answer.name}, (${answer.zipCode}) ${answer.address} ${answer.addressDetail}` }]
    : []),
]
