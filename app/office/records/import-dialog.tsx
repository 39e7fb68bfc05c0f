'use client'
import { useState } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { undoRecords } from '@/schemas/api/site/record-acts'
import type { ImportState } from '@/schemas/api/site/record-sheets'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { ImportFaults } from './import-faults'
import { ImportRows } from './import-rows'
import { useImportJob, type ImportJob } from './use-import-job'

interface ImportDialogProps {
  type: AnyRecordType
  canPublish: boolean
  /** Records were written, or taken away again. */
  onChanged: () => void
  onClose: () => void
}

const number = (count: number): string => count.toLocaleString('ko-KR')

/** Reads a spreadsheet in two steps: what it would do is told first, then it is done as a whole. */
export function ImportDialog({ type, canPublish, onChanged, onClose }: ImportDialogProps) {
  const job = useImportJob(type.type, onChanged)
  const { state, fault, isGoing } = job
  return (
    <StudioDialog
      wide
      title={`${type.title} 가져오기`}
      text="내려받은 엑셀이나 CSV 파일을 고쳐 올립니다. 먼저 확인만 하고, 맞으면 한꺼번에 저장합니다."
      {...(isGoing ? {} : { onClose })}
    >
      {state === null ? (
        <Choose type={type} canPublish={canPublish} job={job} onClose={onClose} />
      ) : isGoing ? (
        <Going state={state} onCancel={() => void job.cancel()} />
      ) : (
        <Ended type={type} state={state} job={job} onChanged={onChanged} onClose={onClose} />
      )}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
    </StudioDialog>
  )
}

function Choose({ type, canPublish, job, onClose }: Pick<ImportDialogProps, 'type' | 'canPublish' | 'onClose'> & { job: ImportJob }) {
  const [file, setFile] = useState<File | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const hasDrafts = type.visibility === 'drafts'
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (file && !job.isGoing) void job.begin(file, hasDrafts ? isPublishing : true)
      }}
    >
      <label className="flex flex-col gap-1.5 font-medium">
        파일
        <input
          type="file"
          accept=".xlsx,.csv"
          required
          className={`${FIELD} py-1 font-normal`}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <span className="text-studio-label font-normal text-studio-text-mute">
          번호가 있는 줄은 그 기록을 고치고, 번호가 빈 줄은 새로 만듭니다. 없는 열의 내용은 그대로 둡니다. 엑셀 파일은 보이는 첫 탭을
          읽습니다. 20MB, 2만 줄까지 올릴 수 있습니다.
        </span>
      </label>
      {hasDrafts && canPublish && (
        <label className="flex min-h-8 items-start gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={isPublishing}
            onChange={({ currentTarget }) => setPublishing(currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-studio-select max-md:size-5"
          />
          <span>
            바로 게시
            <span className="block text-studio-label text-studio-text-mute">
              끄면 초안으로 저장합니다. 방문자에게는 게시한 뒤에 보입니다.
            </span>
          </span>
        </label>
      )}
      <DialogActions>
        <ActButton onClick={onClose}>취소</ActButton>
        <button type="submit" className={MAIN_BUTTON} aria-disabled={!file || job.isGoing}>
          {job.isGoing ? '올리는 중입니다' : '확인하기'}
        </button>
      </DialogActions>
    </form>
  )
}

const GOING_WORDS: Partial<Record<ImportState['phase'], string>> = {
  reading: '파일을 읽고 있습니다',
  checking: '내용을 확인하고 있습니다',
  writing: '저장하고 있습니다',
}

function Going({ state: { phase, fileName, done, rows }, onCancel }: { state: ImportState; onCancel: () => void }) {
  const words = GOING_WORDS[phase] ?? '기다려 주세요'
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="truncate font-medium">{fileName}</p>
        <progress aria-label={words} className="h-2 w-full accent-studio-select" {...(rows > 0 ? { value: done, max: rows } : {})} />
        <p role="status" className="text-studio-text-mute tabular-nums">
          {rows > 0 ? `${words} (${number(done)} / ${number(rows)}줄)` : words}
        </p>
      </div>
      <DialogActions>
        <ActButton onClick={onCancel}>멈추기</ActButton>
      </DialogActions>
    </>
  )
}

function Ended({ type, state, job, onChanged, onClose }: Omit<ImportDialogProps, 'canPublish'> & { state: ImportState; job: ImportJob }) {
  const [undone, setUndone] = useState('')
  const { phase, created, changed, unchanged, faultCount, faults, notes, message, batch } = state
  const isTried = phase === 'tried'
  const count = created + changed
  const sums = `새로 만들기 ${number(created)}개, 고치기 ${number(changed)}개, 그대로 ${number(unchanged)}개`
  const title =
    phase === 'done'
      ? `가져왔습니다: ${sums}`
      : !isTried
        ? message
        : faultCount > 0
          ? `고칠 곳이 ${number(faultCount)}군데 있습니다. 아직 아무것도 저장하지 않았습니다. 읽은 줄은 ${sums}입니다.`
          : `확인했습니다: ${sums}`
  async function undo(): Promise<void> {
    const { item } = await call(undoRecords, { type: type.type, batch }).catch(() => ({ item: undefined }))
    if (!item) return setUndone('되돌리지 못했습니다. 잠시 후 다시 시도해 주세요.')
    const kept = item.refused.length > 0 ? ` ${number(item.refused.length)}개는 그 뒤에 고쳐져 그대로 두었습니다.` : ''
    setUndone(`${number(item.done)}개를 되돌렸습니다.${kept}`)
    onChanged()
  }
  return (
    <>
      <p role="status" className={`font-medium ${faultCount > 0 || phase === 'failed' ? 'text-danger' : ''}`}>
        {undone || title}
      </p>
      {isTried && faultCount === 0 && (
        <p className="text-studio-text-mute">
          {count === 0
            ? '바뀌는 것이 없습니다.'
            : state.isPublishing
              ? '가져오면 방문자에게 바로 보입니다. 하나라도 저장하지 못하면 아무것도 바뀌지 않습니다.'
              : '가져오면 초안이 됩니다. 하나라도 저장하지 못하면 아무것도 바뀌지 않습니다.'}
        </p>
      )}
      {isTried && notes.length > 0 && (
        <ul className="text-studio-text-mute">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {isTried && faultCount > 0 && <ImportFaults faults={faults} count={faultCount} />}
      {isTried && count > 0 && <ImportRows type={type.type} job={state.job} count={count} />}
      <DialogActions>
        {phase === 'done' && batch !== '' && undone === '' && <ActButton onClick={() => void undo()}>되돌리기</ActButton>}
        {phase !== 'done' && <ActButton onClick={job.forget}>다른 파일 고르기</ActButton>}
        {isTried && faultCount === 0 && count > 0 ? (
          <ActButton look={MAIN_BUTTON} onClick={() => void job.run()}>
            {number(count)}개 가져오기
          </ActButton>
        ) : (
          <button type="button" className={phase === 'done' ? MAIN_BUTTON : LINE_BUTTON} onClick={onClose}>
            닫기
          </button>
        )}
      </DialogActions>
    </>
  )
}
