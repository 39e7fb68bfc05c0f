'use client'
import { CalendarClock, CircleDashed, CopyPlus, ExternalLink, EyeOff, RotateCcw, TimerOff, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { fullMoment } from '@/builder/list/recent-moment'
import { RowMenu, type RowMenuItem } from '@/builder/list/row-menu'
import { SaveLine } from '@/builder/save/save-status'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { isCopyName } from '@/schemas/records/copy-values'
import { ActDialog } from './act-dialog'
import { copyPath } from './copy-path'
import { RecordPill } from './record-pill'
import { ScheduleDialog } from './schedule-dialog'
import { useMissing } from './use-missing'
import type { RecordForm } from './use-record-form'

/** The state of the record, how it is saved, and what can be done with it now. */
export function RecordActions({ form }: { form: RecordForm }) {
  const { type, opened, draft, session, canWrite, canPublish, isChanged, busy, fault, saveState, savedAt, save, publish, act, retry } = form
  const announcement = useStore(draft.store, (state) => state.announcement)
  const [isScheduling, setScheduling] = useState(false)
  const [asked, setAsked] = useState<'publish' | 'withdraw' | 'trash' | null>(null)
  const isDrafted = type.visibility === 'drafts'
  const isStored = opened.version > 0
  const isLive = opened.state !== 'draft'
  const isGone = opened.deletedAt !== null
  const shown = useStore(draft.store, (state) => state.problems)
  const problems = isStored ? opened.problems : shown
  const missing = useMissing(form)
  const [firstMissing] = missing
  const others = problems.filter(({ pointer }) => !missing.has(`/${pointer.split('/')[1]}`))
  const publishNow = async (): Promise<void> => void (await publish({}, '게시했습니다. 방문자에게 보입니다.'))
  const given: unknown = draft.form[type.name]
  const name = typeof given === 'string' ? given : ''

  async function duplicate(): Promise<void> {
    // What was typed last belongs to the copy as well.
    if (isDrafted && isChanged && !(await save())) return
    await session.attempt('duplicate', async () => location.assign(await copyPath(type, opened.id)))
  }

  const menu: RowMenuItem[][] = [
    [
      ...(isLive && opened.path ? [{ words: '방문자 화면', icon: ExternalLink, href: opened.path, isNewWindow: true }] : []),
      ...(isDrafted && canPublish
        ? [{ words: '게시 예약', icon: CalendarClock, onSelect: () => setScheduling(true), disabled: !isStored && !isChanged }]
        : []),
      ...(canPublish && (opened.publishAt || opened.withdrawAt)
        ? [{ words: '예약 취소', icon: TimerOff, onSelect: () => void act('unschedule') }]
        : []),
      ...(isDrafted && isLive && canPublish && !type.single
        ? [{ words: '게시 내리기', icon: EyeOff, onSelect: () => setAsked('withdraw') }]
        : []),
    ],
    isStored && canWrite && !isGone && !type.single ? [{ words: '복제', icon: CopyPlus, onSelect: () => void duplicate() }] : [],
    isStored && canPublish && !type.single ? [{ words: '휴지통으로', icon: Trash2, onSelect: () => setAsked('trash') }] : [],
  ].filter((group) => group.length > 0)

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RecordPill state={isGone ? 'trash' : opened.state} />
        {canWrite && (
          <SaveLine
            state={!isDrafted && saveState === 'saving' ? 'dirty' : saveState}
            savedAt={savedAt}
            message={fault}
            hasWork={isChanged}
            onRetry={saveState === 'conflict' ? () => void save() : retry}
          />
        )}
        {canWrite && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {firstMissing && !isGone && (
              <ActButton
                icon={CircleDashed}
                look={`${BUTTON} text-studio-text-mute`}
                title="처음 것으로 갑니다"
                onClick={() => draft.focus(firstMissing)}
              >
                필수 {missing.size}개 남음
              </ActButton>
            )}
            {others.length > 0 && isDrafted && !isGone && (
              <ActButton icon={TriangleAlert} look={`${BUTTON} text-warning`} onClick={() => draft.refuse(others)}>
                고칠 곳 {others.length}
              </ActButton>
            )}
            {isGone ? (
              <ActButton icon={RotateCcw} look={MAIN_BUTTON} aria-disabled={busy !== null} onClick={() => void act('restore')}>
                되살리기
              </ActButton>
            ) : isDrafted && !canPublish ? null : isDrafted ? (
              <ActButton
                look={MAIN_BUTTON}
                aria-disabled={busy !== null || (opened.state === 'live' && !isChanged)}
                onClick={() =>
                  !(opened.state === 'live' && !isChanged) && (isCopyName(name) && !isLive ? setAsked('publish') : void publishNow())
                }
              >
                {busy === 'publish'
                  ? '게시하는 중입니다'
                  : opened.state === 'live' && !isChanged
                    ? '게시됨'
                    : isLive
                      ? '다시 게시'
                      : '게시'}
              </ActButton>
            ) : (
              <ActButton
                look={MAIN_BUTTON}
                aria-disabled={busy !== null || (isStored && !isChanged)}
                onClick={() => (isChanged || !isStored) && void save()}
              >
                {busy === 'save' ? '저장하는 중입니다' : '저장'}
              </ActButton>
            )}
            {!isGone && menu.length > 0 && <RowMenu label="더 보기" groups={menu} />}
          </div>
        )}
      </div>
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger empty:hidden">
        {fault}
      </p>
      {isGone && (
        <p className="rounded-md bg-studio-chrome px-3 py-2">
          휴지통에 있어 방문자에게 보이지 않습니다. 되살리면 버리기 전의 상태로 돌아옵니다.
        </p>
      )}
      {scheduleWords(opened) && <p className="text-studio-label font-normal text-info">{scheduleWords(opened)}</p>}
      {/* The line is rendered before it has text, so that the form does not move while staff type. */}
      <div className="-mb-1 flex min-h-5 flex-wrap gap-x-2 text-studio-label font-normal text-studio-text-mute">
        {!isDrafted && isChanged && <p>저장하지 않은 변경이 있습니다. 저장하면 방문자에게 바로 보입니다.</p>}
        {isDrafted && isLive && (isChanged || opened.state === 'changed') && <p>방문자에게는 지난번에 게시한 내용이 보입니다.</p>}
        <p role="status">{announcement}</p>
      </div>
      {asked && (
        <ActDialog
          act={asked}
          type={type.type}
          title={type.title}
          concerned={{ ids: [opened.id], count: 1, name: asked === 'publish' ? name : opened.name }}
          names={[]}
          onConfirm={async () => {
            setAsked(null)
            await (asked === 'publish' ? publishNow() : act(asked))
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isScheduling && (
        <ScheduleDialog
          publishAt={opened.publishAt}
          withdrawAt={opened.withdrawAt}
          onSchedule={(moments, words) => {
            setScheduling(false)
            void publish(moments, words)
          }}
          onClose={() => {
            setScheduling(false)
            session.draft.seal()
          }}
        />
      )}
    </div>
  )
}

function scheduleWords({ publishAt, withdrawAt }: RecordForm['opened']): string {
  const words = [publishAt ? `${fullMoment(publishAt)}에 게시합니다.` : '', withdrawAt ? `${fullMoment(withdrawAt)}에 내립니다.` : '']
  const text = words.filter(Boolean).join(' ')
  return text && `예약: ${text}`
}
