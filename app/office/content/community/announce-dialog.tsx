'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { PersonalCheck } from '@/builder/list/personal-check'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { download } from '@/builder/save/export-json'
import { call } from '@/schemas/api/base/call'
import { announceApplications, decideApplications, exportApplications, openApplications } from '@/schemas/api/content/community-desk'
import { DECISION_WORDS, type Decision } from '@/schemas/rules/content/recruitment'
import type { Opened } from './community-screen'
import { RecruitmentTally, type Tally } from './recruitment-tally'

export type Asked =
  | { act: 'open'; seqs: readonly number[] }
  | { act: 'decide'; decision: Decision; seqs: readonly number[] }
  | { act: 'announce' }
  | { act: 'export' }

interface Props {
  asked: Asked
  /** Undefined while all recruitments are shown. */
  recruitment: Tally | undefined
  /** The filter of the list, and how many it shows. */
  decision: Decision | null
  total: number
  onOpened: (items: readonly Opened[]) => void
  onDone: (words: string) => void
  onClose: () => void
}

/** The question before an act about applications; its reason stands in the audit log. */
export function ApplicationDialog(props: Props) {
  const { asked, recruitment, onOpened, onDone, onClose } = props
  if (asked.act === 'open')
    return (
      <ReasonDialog
        title="지원 내용을 열람합니다"
        text={`고른 지원서 ${asked.seqs.length}건의 이름과 연락처, 지원 내용을 보여 드립니다. 누가 어떤 지원서를 왜 열람했는지 기록합니다.`}
        label="열람하는 사유"
        words="열람"
        busyWords="여는 중입니다"
        onSubmit={async (reason) => {
          const { items } = await call(openApplications, { applicationSeqs: [...asked.seqs], reason })
          onOpened(items)
          onDone(`지원서 ${items.length}건을 열람했습니다. 기록에 남았습니다.`)
        }}
        onClose={onClose}
      />
    )
  if (!recruitment) return null
  const { recruitSeq, title, chosen, waiting } = recruitment
  if (asked.act === 'decide') {
    const words = DECISION_WORDS[asked.decision]
    return (
      <ReasonDialog
        title={asked.decision === 'waiting' ? '정하기 전으로 되돌립니다' : `${words}으로 정합니다`}
        text={`고른 지원서 ${asked.seqs.length}건에 적용합니다. 발표하기 전에는 지원한 회원에게 보이지 않습니다.`}
        label="정하는 사유"
        words={asked.decision === 'waiting' ? '되돌리기' : words}
        busyWords="정하는 중입니다"
        onSubmit={async (reason) => {
          const { item } = await call(decideApplications, {
            ...{ recruitSeq, reason, applicationSeqs: [...asked.seqs] },
            decision: asked.decision,
          })
          onDone(asked.decision === 'waiting' ? `${item.changed}건을 되돌렸습니다.` : `${item.changed}건을 ${words}으로 정했습니다.`)
        }}
        onClose={onClose}
      />
    )
  }
  if (asked.act === 'announce')
    return (
      <ConfirmDialog
        title={`${title}의 결과를 발표합니다`}
        text={`선정 ${chosen}명을 포함해 지원한 회원 모두에게 결과를 알립니다.${waiting > 0 ? ` 아직 정하지 않은 ${waiting}건은 미선정으로 알립니다.` : ''} 발표한 뒤에는 결정을 바꿀 수 없습니다.`}
        words="발표하기"
        onConfirm={async () => {
          const { item } = await call(announceApplications, { recruitSeq })
          onDone(`선정 ${item.chosen}명, 미선정 ${item.passed}명에게 결과를 알렸습니다.`)
        }}
        onClose={onClose}
      >
        <RecruitmentTally of={recruitment} />
      </ConfirmDialog>
    )
  return <ExportDialog {...props} recruitment={recruitment} />
}

/** A CSV file of what the list shows. Personal fields are included only at the request of the member of staff. */
function ExportDialog({ recruitment, decision, total, onDone, onClose }: Props & { recruitment: Tally }) {
  const [isPersonal, setPersonal] = useState(false)
  return (
    <ReasonDialog
      title="지원서 내려받기"
      text={`지금 목록의 ${total.toLocaleString('ko-KR')}건을 CSV 파일로 만듭니다.`}
      label="내려받는 사유"
      words="내려받기"
      busyWords="파일을 만드는 중입니다"
      onSubmit={async (reason) => {
        const { item } = await call(exportApplications, {
          ...{ recruitSeq: recruitment.recruitSeq, reason, personalYn: isPersonal ? 'Y' : 'N' },
          ...(decision ? { decision } : {}),
        })
        download(item.csv, 'text/csv;charset=utf-8', item.name)
        onDone(`${item.rows}건을 CSV 파일로 내려받았습니다.`)
      }}
      onClose={onClose}
    >
      <PersonalCheck isPersonal={isPersonal} onChange={setPersonal} text="이름, 휴대전화, 이메일과 지원 내용을 함께 내려받습니다." />
    </ReasonDialog>
  )
}
