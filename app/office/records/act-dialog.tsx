import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { RemovalUsages } from '@/builder/list/removal-usages'
import { usagePath } from '@/builder/state/usage-path'
import { call } from '@/schemas/api/base/call'
import { listRecordUsages } from '@/schemas/api/site/record-views'
import { isCopyName } from '@/schemas/records/copy-values'
import { ACTS, type Concerned, type RecordAct } from './record-acts'

/** How many names are shown; the rest is a number. */
const SHOWN = 8

interface ActDialogProps {
  act: RecordAct
  /** Name and title of the type. */
  type: string
  title: string
  concerned: Concerned
  /** Names of the selected records; empty when the whole list is concerned. */
  names: readonly string[]
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before records change for visitors; before they are taken away it says who uses them. */
export function ActDialog({ act, type, title, concerned: { count, ids, name }, names, onConfirm, onClose }: ActDialogProps) {
  const { question, verb, doWords = verb, isDestructive = false } = ACTS[act]
  const number = `${title} ${count.toLocaleString('ko-KR')}개`
  return (
    <ConfirmDialog
      title={question?.title ?? `${verb} 처리를 하시겠습니까?`}
      text={question?.text}
      words={name === undefined ? `${count.toLocaleString('ko-KR')}개 ${doWords}` : doWords}
      isDestructive={isDestructive}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {name !== undefined ? (
        <p className="truncate font-medium">{name || '이름 없음'}</p>
      ) : names.length === 0 ? (
        <p className="font-medium">목록의 조건에 맞는 {number}</p>
      ) : (
        <div>
          <p className="font-medium">{number}</p>
          <ul className="mt-1 text-studio-text-mute">
            {names.slice(0, SHOWN).map((name, i) => (
              <li key={i} className="truncate">
                {name || '이름 없음'}
              </li>
            ))}
            {names.length > SHOWN && <li>그 밖에 {names.length - SHOWN}개</li>}
          </ul>
        </div>
      )}
      {act === 'publish' && [name ?? '', ...names].some(isCopyName) && (
        <p className="text-warning">이름이 아직 ‘사본’으로 끝나는 것이 있습니다. 방문자에게 그 이름이 보입니다.</p>
      )}
      {isDestructive && (
        <RemovalUsages
          of={type}
          ids={ids}
          ask={async (id) => (await call(listRecordUsages, { type, id })).items}
          hrefOf={usagePath}
          elsewhere="쓰인 곳은 각 항목의 ‘쓰인 곳’에서 먼저 확인해 주세요."
        />
      )}
    </ConfirmDialog>
  )
}
