'use client'
// One request of samples for staff: masked until a reason is given, with what can be done about it now.
import { Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { cancelDeskSample, openDeskSample, readDeskSample } from '@/schemas/api/store/sample-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { SAMPLE_STATE_WORDS } from '@/schemas/rules/store/samples'
import { DetailColumns } from '../../_parts/detail-columns'
import { DetailPart } from '../../_parts/detail-part'
import { DetailScreen } from '../../_parts/detail-screen'
import { Facts, type Fact } from '../../_parts/facts'
import { messageFacts } from '../../_parts/message-facts'
import { OpenButton } from '../../_parts/open-button'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { PrepareSeveral } from './prepare-several'
import { SAMPLES } from './desk-sample-path'
import { SamplePill } from './sample-pill'
import { SendDialog } from './send-dialog'

type Known = Item<typeof readDeskSample>
type Opened = Item<typeof openDeskSample>

export function SampleScreen({ brand, person, first }: { brand: ReactNode; person: Person; first: Known }) {
  const { sampleSeq } = first
  const [sample, mutate] = useDetail(readDeskSample, { sampleSeq }, first)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { dialog, setDialog, done, close, finish } = useDialogs<'open' | 'prepare' | 'send' | 'cancel'>(mutate)
  const canWrite = rightsOf(person).writes('samples')
  const { state, isErased } = sample
  const isOpen = state === 'requested' || state === 'preparing'
  return (
    <DetailScreen
      {...{ brand, person, here: 'samples' }}
      back={{ href: SAMPLES, words: '샘플로' }}
      title={sample.products.join(', ')}
      line={`샘플 신청 ${sampleSeq}번`}
      acts={
        <>
          <SamplePill state={state} />
          {canWrite && state === 'requested' && <ActButton onClick={() => setDialog('prepare')}>준비 시작</ActButton>}
          {canWrite && state !== 'cancelled' && !isErased && (
            <ActButton icon={Send} onClick={() => setDialog('send')}>
              {state === 'sent' ? '송장 번호 고치기' : '보내기'}
            </ActButton>
          )}
          {canWrite && isOpen && <ActButton onClick={() => setDialog('cancel')}>신청 취소</ActButton>}
        </>
      }
      target={`sample:${sampleSeq}`}
      done={done}
    >
      <DetailColumns
        aside={
          <DetailPart id="messages" title="신청한 분께 알린 것">
            {sample.messages.length > 0 ? (
              <Facts facts={messageFacts(sample.messages, SAMPLE_STATE_WORDS)} />
            ) : (
              <p className="text-studio-text-mute">문자로 보낸 것이 없습니다.</p>
            )}
          </DetailPart>
        }
      >
        <DetailPart id="lines" title="샘플">
          <Facts facts={sample.lines.map(({ name, number }, at): Fact => [`${at + 1}. ${number}`, name])} />
        </DetailPart>
        <DetailPart
          id="recipient"
          title="받는 분"
          button={
            isErased ? undefined : <OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />
          }
        >
          <Facts facts={factsOf(sample, opened)} />
        </DetailPart>
      </DetailColumns>
      {dialog === 'open' && (
        <OpenDialog
          text="받는 분의 이름과 연락처, 주소를 보여 드립니다. 누가 어떤 신청을 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openDeskSample, { sampleSeq, reason })).item)
            finish('받는 분을 열람했습니다. 기록에 남았습니다.')
          }}
          onClose={close}
        />
      )}
      {dialog === 'prepare' && (
        <PrepareSeveral
          rows={[sample]}
          onDone={({ words, left }) => finish([words, ...(left ?? []).map((one) => one.words)].join(' '))}
          onClose={close}
        />
      )}
      {dialog === 'send' && <SendDialog sample={sample} isAgain={state === 'sent'} onDone={finish} onClose={close} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="샘플 신청을 취소합니다"
          text="입력하신 사유를 신청한 분께 문자로 알립니다. 신청한 분은 다시 신청할 수 있습니다."
          label="취소 사유"
          words="신청 취소"
          busyWords="취소하는 중입니다"
          onSubmit={async (reason) => {
            await call(cancelDeskSample, { sampleSeq, version: sample.version, reason })
            finish('신청을 취소하고 신청한 분께 알렸습니다.')
          }}
          onClose={close}
        />
      )}
    </DetailScreen>
  )
}

const factsOf = (sample: Known, opened: Opened | null): Fact[] => [
  ...(sample.isErased
    ? ([['받는 분', '보관 기간이 지나 지웠습니다']] as Fact[])
    : opened
      ? ([
          ['받는 분', opened.name],
          ['휴대전화', opened.phoneNo],
          ['주소', `(${opened.zipCode}) ${opened.address} ${opened.addressDetail}`.trim()],
        ] as Fact[])
      : ([
          ['받는 분', `${sample.name} · ${sample.phoneNo}`],
          ['지역', sample.region],
        ] as Fact[])),
  ['회원', sample.isMember ? '회원' : '비회원'],
  ['신청', fullMoment(sample.requestedAt)],
  ['마지막으로 바뀐 때', fullMoment(sample.updatedAt)],
  ...(sample.carrier
    ? ([
        ['택배사', carrierWords(sample.carrier)],
        ['송장 번호', opened?.trackingNo || (sample.hasTracking ? '있음 (열람하면 보입니다)' : '지웠습니다')],
      ] as Fact[])
    : []),
  ...(sample.cancelReason ? [['취소 사유', sample.cancelReason] as const] : []),
]
