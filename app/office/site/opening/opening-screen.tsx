'use client'
// The first day of a new site: what it was shipped with is invented, and each of it is made true or waived by name before visitors come.
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { NotLoaded } from '@/builder/list/not-loaded'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import type { Person } from '@/builder/list/side'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { FIRST_DAY_GROUPS, listFirstDay, markFirstDay, openSite, type FirstDayGroup } from '@/schemas/api/site/opening'
import { rightsOf } from '@/schemas/rules/base/rights'
import { HomeSection } from '../home/home-section'
import { ListScreen } from '../../_parts/list-screen'
import { TaskLine, type Task } from './task-line'

interface OpeningScreenProps {
  brand: ReactNode
  person: Person
  first: Rows<typeof listFirstDay> | undefined
}

const GROUPS: Record<FirstDayGroup, string> = {
  company: '회사 정보',
  terms: '약관',
  contact: '메일과 문자',
  logo: '이름과 로고',
  pages: '지어낸 문장이 든 페이지',
}

export function OpeningScreen({ brand, person, first }: OpeningScreenProps) {
  const rights = rightsOf(person)
  const { data, error, mutate } = useRows('first-day', listFirstDay, {}, first)
  const [waived, setWaived] = useState<Task | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const answer = data?.answer
  const isClosed = answer?.item.closedYn === 'Y'
  const left = answer?.item.left ?? 0

  async function mark(task: Task, state: Task['state'], reason?: string): Promise<void> {
    await call(markFirstDay, { id: task.id, state, ...(reason === undefined ? {} : { reason }) })
    setFault('')
    setSaid(
      state === 'done'
        ? `‘${task.title}’ 확인을 마쳤습니다.`
        : state === 'waived'
          ? `‘${task.title}’ 보류했습니다.`
          : '판단을 되돌렸습니다.',
    )
    await mutate()
  }
  const markNow = (task: Task, state: 'done' | 'open') =>
    void mark(task, state).catch((failure: unknown) => {
      setSaid('')
      setFault(`‘${task.title}’: ${failure instanceof CallFailure ? failure.message : '저장하지 못했습니다. 다시 시도해 주세요.'}`)
    })

  return (
    <ListScreen
      {...{ brand, person, here: 'opening' }}
      title="사이트 열기"
      act={
        isClosed &&
        rights.publishes('opening') && (
          <ActButton look={MAIN_BUTTON} aria-disabled={left > 0} onClick={() => left === 0 && setOpening(true)}>
            사이트 열기
          </ActButton>
        )
      }
    >
      {error !== undefined && !answer && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {!answer && error === undefined && <WaitingRows />}
      {answer && (
        <div className="mt-4 grid max-w-208 gap-8">
          <p className="text-studio-text-mute">
            {isClosed
              ? '방문자는 지금 ‘준비 중’ 화면을 봅니다. 처음 들어 있던 회사와 글은 지어낸 것이므로, 하나씩 고쳐 확인하거나 사유를 입력해 보류한 뒤에 열 수 있습니다. '
              : '사이트가 열려 있습니다. 처음 들어 있던 지어낸 내용이 남아 있는지 여기서 살피실 수 있습니다. '}
            {left > 0 && `남은 일은 ${left}가지입니다.`}
          </p>
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger empty:hidden">
            {fault}
          </p>
          <p role="status" className="text-studio-accent-700 empty:hidden">
            {said}
          </p>
          {FIRST_DAY_GROUPS.map((group) => {
            const tasks = answer.items.filter((task) => task.group === group)
            return tasks.length === 0 ? null : (
              <HomeSection key={group} title={`${GROUPS[group]} ${tasks.filter(({ state }) => state !== 'open').length}/${tasks.length}`}>
                <ul className="divide-y divide-studio-100">
                  {tasks.map((task) => (
                    <TaskLine
                      key={task.id}
                      task={task}
                      canWrite={rights.writes('opening')}
                      onDone={() => markNow(task, 'done')}
                      onWaive={() => setWaived(task)}
                      onAgain={() => markNow(task, 'open')}
                    />
                  ))}
                </ul>
              </HomeSection>
            )
          })}
        </div>
      )}
      {waived && (
        <ReasonDialog
          title={`‘${waived.title}’ 보류`}
          text="지금 내용 그대로 사이트를 엽니다. 누가 언제 왜 보류했는지 남습니다."
          label="그대로 두는 사유"
          words="보류"
          busyWords="저장하는 중입니다"
          onSubmit={async (reason) => {
            await mark(waived, 'waived', reason)
            setWaived(null)
          }}
          onClose={() => setWaived(null)}
        />
      )}
      {isOpening && (
        <ConfirmDialog
          title="사이트를 여시겠습니까?"
          text="이제부터 누구나 사이트를 보고, 검색 엔진도 찾을 수 있습니다. 다시 닫을 수는 없습니다."
          words="사이트 열기"
          onConfirm={async () => {
            setSaid((await call(openSite, {})).resultMessage)
            setOpening(false)
            await mutate()
          }}
          onClose={() => setOpening(false)}
        >
          {null}
        </ConfirmDialog>
      )}
    </ListScreen>
  )
}
