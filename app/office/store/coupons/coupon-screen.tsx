'use client'
// One coupon for staff: its terms, what became of it, and what can be done about it now.
import { Ban, Pencil, Send, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { endCoupon, issueCouponToAll, readDeskCoupon, type issueCoupon } from '@/schemas/api/store/coupon-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { DetailScreen } from '../../_parts/detail-screen'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { CodesPart } from './codes-part'
import { CouponDialog } from './coupon-dialog'
import { COUPONS } from './coupon-path'
import { CouponPill } from './coupon-pill'
import { CouponTermsPart } from './coupon-terms-part'
import { couponWords } from './coupon-words'
import { IssueDialog } from './issue-dialog'
import { IssueProgress } from './issue-progress'
import { IssuedPart } from './issued-part'

type Known = Item<typeof readDeskCoupon>
type Left = Item<typeof issueCoupon>['left']
type Dialog = 'change' | 'issue' | 'all' | 'end' | null

/** An issue that is under way is looked at every one and a half seconds. */
const lookAgain = (now: Known | undefined): number => (now?.run?.outcome === 'running' ? 1_500 : 0)

export function CouponScreen({ brand, person, first }: { brand: ReactNode; person: Person; first: Known }) {
  const { couponSeq } = first
  const [known, mutate] = useDetail(readDeskCoupon, { couponSeq }, first, lookAgain)
  const { dialog, setDialog, done, close, finish: say } = useDialogs<Dialog>(mutate)
  const [left, setLeft] = useState<Left>([])
  const rights = rightsOf(person)
  const finish = (words: string, without: Left = []) => {
    setLeft(without)
    say(words)
  }
  const { version, state, issued, used, members, run } = known
  const canWrite = rights.writes('coupons') && state !== 'ended'
  const canIssueAll = canWrite && known.audience !== 'named' && known.codeKind === 'none'
  const isRunning = run?.outcome === 'running'
  const button = (id: Dialog, words: string, Icon: typeof Ban, look = LINE_BUTTON) => (
    <button type="button" className={look} onClick={() => setDialog(id)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <DetailScreen
      {...{ brand, person, here: 'coupons' }}
      back={{ href: COUPONS, words: '쿠폰으로' }}
      title={known.name}
      line={`쿠폰 ${couponSeq}번 · ${fullMoment(known.createdAt)} 만듦`}
      acts={
        <>
          <CouponPill state={state} />
          {canIssueAll && !isRunning && button('all', '대상 모두에게 발급', Send, MAIN_BUTTON)}
          {canWrite && button('issue', '아이디로 발급', UserPlus, known.audience === 'named' ? MAIN_BUTTON : LINE_BUTTON)}
          {canWrite && known.openedAt === null && button('change', '고치기', Pencil)}
          {canWrite && button('end', '종료', Ban, DESTROY_BUTTON)}
        </>
      }
      target={`coupon:${couponSeq}`}
      done={done}
    >
      {left.length > 0 && (
        <div role="alert" className="mt-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
          <p className="font-semibold">받지 못한 회원 {left.length}명</p>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto">
            {left.map(({ member, words }) => (
              <li key={member} className="wrap-anywhere">
                {member} · {words}
              </li>
            ))}
          </ul>
        </div>
      )}
      {run && <IssueProgress run={run} />}
      <div className="mt-6 grid max-w-208 gap-8">
        <CouponTermsPart known={known} />
        {known.codeKind === 'single' && (
          <CodesPart
            known={known}
            canWrite={rights.writes('coupons')}
            canMake={canWrite}
            seesMembers={rights.sees('members')}
            onMade={(made) => finish(`코드 ${couponWords.count(made)}개를 만들었습니다. 내려받아 쓰실 수 있습니다.`)}
          />
        )}
        <IssuedPart couponSeq={couponSeq} issued={issued} seesMembers={rights.sees('members')} seesOrders={rights.sees('orders')} />
      </div>
      {dialog === 'change' && <CouponDialog coupon={known} onSaved={() => finish('쿠폰을 고쳤습니다.')} onClose={close} />}
      {dialog === 'issue' && (
        <IssueDialog
          couponSeq={couponSeq}
          version={version}
          onDone={({ given, left: without }) => finish(`${couponWords.count(given)}명에게 발급했습니다.`, without)}
          onClose={close}
        />
      )}
      {dialog === 'all' && (
        <ConfirmDialog
          title="대상 모두에게 발급합니다"
          text="이미 받은 회원은 다시 받지 않습니다. 수가 많으면 시간이 걸리며, 이 화면을 닫으셔도 이어집니다."
          words="발급"
          onConfirm={async () => {
            await call(issueCouponToAll, { couponSeq, version })
            // How far it is, and its end, are said by the part below.
            finish('')
          }}
          onClose={close}
        >
          <p className="tabular-nums">
            {couponWords.audience(known)} {couponWords.count(members)}명
            {known.pieces === null ? '' : ` · 수량 ${couponWords.count(known.pieces)}명`}
          </p>
        </ConfirmDialog>
      )}
      {dialog === 'end' && (
        <ReasonDialog
          title="쿠폰을 종료합니다"
          text={`받고 아직 쓰지 않은 ${couponWords.pieces(known, issued - used)}도 더는 쓸 수 없고, 회원의 쿠폰에 ‘발급 종료’로 보입니다. 이미 쓴 주문은 그대로입니다. 되돌릴 수 없습니다.`}
          label="종료하는 사유"
          words="종료"
          busyWords="종료하는 중입니다"
          onSubmit={async (reason) => {
            await call(endCoupon, { couponSeq, version, reason })
            finish('쿠폰을 종료했습니다.')
          }}
          onClose={close}
        />
      )}
    </DetailScreen>
  )
}
