'use client'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { changePoints, MOST_POINTS, readBenefits } from '@/schemas/api/store/benefit-desk'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { Facts } from '@/app/office/_parts/facts'

interface BenefitsPartProps {
  memberNo: string
  mayChange: boolean
  onDone: (words: string) => void
}

const pointWords = (points: number): string => `${points.toLocaleString('ko-KR')} 포인트`

/** What a member has in the store, and points that are given or taken by hand. */
export function BenefitsPart({ memberNo, mayChange, onDone }: BenefitsPartProps) {
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof read>>, CallFailure>(['benefits', memberNo], () => read(memberNo))
  const [isOpen, setOpen] = useState(false)
  return (
    <DetailPart
      id="benefits"
      title="포인트와 쿠폰"
      button={
        mayChange && (
          <ActButton icon={Coins} onClick={() => setOpen(true)}>
            포인트 지급·차감
          </ActButton>
        )
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <Facts
          facts={[
            ['쓸 수 있는 포인트', pointWords(data.points)],
            [
              '쿠폰',
              data.coupons
                .map(({ name, expireDt, usedYn }) => `${name} · ${usedYn === 'Y' ? '사용함' : `${fullMoment(expireDt)}까지`}`)
                .join('\n') || '없음',
            ],
            [
              '최근 내역',
              data.entries
                .map(
                  ({ at, amount, reason }) => `${fullMoment(at)} · ${amount > 0 ? '+' : ''}${amount.toLocaleString('ko-KR')} · ${reason}`,
                )
                .join('\n') || '없음',
            ],
          ]}
        />
      )}
      {isOpen && (
        <PointsDialog
          memberNo={memberNo}
          onDone={(words) => {
            setOpen(false)
            onDone(words)
            void mutate()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </DetailPart>
  )
}

const read = async (memberNo: string) => (await call(readBenefits, { memberNo })).item

/** A second press after a lost answer sends the same key, so that it is booked once. */
function PointsDialog({ memberNo, onDone, onClose }: { memberNo: string; onDone: (words: string) => void; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState({ of: '', key: callKey() })
  return (
    <ReasonDialog
      title="포인트를 지급하거나 차감합니다"
      text="입력하신 사유는 회원의 포인트 내역에 그대로 보입니다."
      label="회원에게 보이는 사유"
      words="반영"
      busyWords="반영하는 중입니다"
      onSubmit={async (reason) => {
        const plain = typed.trim().replaceAll(',', '').replace(/^[−–]/, '-')
        const points = /^[+-]?\d+$/.test(plain) ? Number(plain) : 0
        if (points === 0 || Math.abs(points) > MOST_POINTS)
          throw new CallFailure('400', `1부터 ${MOST_POINTS.toLocaleString('ko-KR')}까지의 숫자로 입력해 주세요. 빼려면 앞에 -를 붙입니다.`)
        // Other values are another act.
        const of = `${points} ${reason}`
        const own = key.of === '' || key.of === of ? { of, key: key.key } : { of, key: callKey() }
        setKey(own)
        const { item } = await call(changePoints, { memberNo, points, reason }, { key: own.key })
        onDone(`${pointWords(Math.abs(points))}를 ${points > 0 ? '주었습니다' : '뺐습니다'}. 이제 ${pointWords(item.points)}입니다.`)
      }}
      onClose={onClose}
    >
      <TextField
        label="포인트"
        help="지급은 3000, 차감은 -3000처럼 입력합니다."
        value={typed}
        maxLength={10}
        isRequired
        onChange={setTyped}
        look="tabular-nums"
      />
    </ReasonDialog>
  )
}
