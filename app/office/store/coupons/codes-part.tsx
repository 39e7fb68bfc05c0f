'use client'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Pager } from '@/builder/list/pager'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { download } from '@/builder/save/export-json'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { browseCouponCodes, exportCouponCodes } from '@/schemas/api/store/coupon-codes'
import type { readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { PlainTable } from '@/app/office/_parts/plain-table'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { memberPath } from '@/app/office/members/members/member-path'
import { couponWords } from './coupon-words'
import { NewCodesDialog } from './new-codes-dialog'

const SIZE = 20

interface CodesPartProps {
  known: Item<typeof readDeskCoupon>
  canWrite: boolean
  /** Of a coupon that is not over. */
  canMake: boolean
  seesMembers: boolean
  onMade: (made: number) => void
}

/** Codes of which each is used once: made, taken away as a file with a reason, and seen by their ends. */
export function CodesPart({ known: { couponSeq, version, codes }, canWrite, canMake, seesMembers, onMade }: CodesPartProps) {
  const [page, setPage] = useState(1)
  const [dialog, setDialog] = useState<'make' | 'export' | null>(null)
  const [done, setDone] = useState('')
  const { data, error, mutate } = useRows(`coupon-codes:${codes.made}:${codes.used}`, browseCouponCodes, { couponSeq, page, size: SIZE })
  const answer = data?.answer
  return (
    <DetailPart
      id="codes"
      title="쿠폰 코드"
      button={
        <span className="flex flex-wrap gap-2">
          {canMake && (
            <button type="button" className={LINE_BUTTON} onClick={() => setDialog('make')}>
              <Plus {...ICON} />
              코드 만들기
            </button>
          )}
          {canWrite && codes.made > 0 && (
            <button type="button" className={LINE_BUTTON} onClick={() => setDialog('export')}>
              <Download {...ICON} />
              쓰지 않은 코드 내려받기
            </button>
          )}
        </span>
      }
    >
      <p role="status" className="text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} isPartial={answer !== undefined} onRetry={() => void mutate()} />}
      {!answer && error === undefined && <WaitingRows />}
      {answer?.items.length === 0 && (
        <p className="text-studio-text-mute">아직 코드가 없습니다. 코드를 만들면 뒤의 네 글자만 이곳에 보입니다.</p>
      )}
      {answer && answer.items.length > 0 && (
        <div role="region" aria-label="쿠폰 코드 목록" tabIndex={0} className="overflow-x-auto">
          <PlainTable
            label="쿠폰 코드 목록"
            columns={['코드', '상태', '받은 회원', '쓴 때']}
            rows={answer.items.map(({ codeSeq, masked, usedAt, memberNo, name, memberId }) => {
              const who = memberNo === '' ? '없음' : [name, memberId].filter(Boolean).join(' · ') || '이름 없음'
              return {
                key: String(codeSeq),
                cells: [
                  <span key="code" className="font-mono whitespace-nowrap">
                    {masked}
                  </span>,
                  usedAt === null ? '쓰지 않음' : '사용함',
                  seesMembers && memberNo !== '' ? (
                    <a key="who" href={memberPath(memberNo)} className="underline underline-offset-4 wrap-anywhere">
                      {who}
                    </a>
                  ) : (
                    who
                  ),
                  usedAt === null ? '없음' : fullMoment(usedAt),
                ],
              }
            })}
          />
        </div>
      )}
      {answer && answer.totalCount > SIZE && <Pager page={page} size={SIZE} total={answer.totalCount} onPage={setPage} />}
      {dialog === 'make' && (
        <NewCodesDialog
          couponSeq={couponSeq}
          version={version}
          onMade={(made) => {
            setDialog(null)
            onMade(made)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'export' && (
        <ReasonDialog
          title="쓰지 않은 코드를 내려받습니다"
          text="코드는 돈과 같습니다. 파일에는 코드가 모두 보이며, 누가 왜 내려받았는지 기록합니다. 일을 마치면 파일을 지워 주세요."
          label="내려받는 사유"
          words="내려받기"
          busyWords="파일을 만드는 중입니다"
          onSubmit={async (reason) => {
            const { item } = await call(exportCouponCodes, { couponSeq, state: 'unused', reason })
            download(item.csv, 'text/csv;charset=utf-8', item.name)
            setDialog(null)
            setDone(`코드 ${couponWords.count(item.rows)}개를 내려받았습니다. 기록에 남았습니다.`)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </DetailPart>
  )
}
