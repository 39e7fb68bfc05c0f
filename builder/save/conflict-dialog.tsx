'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { createPage, openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { definitionOf } from '@/schemas/page/definitions'
import { OpMismatch, type Op } from '@/schemas/page/ops'
import { readTree, type PageTree } from '@/schemas/page/tree'
import { formatDateTime } from '@/schemas/words/dates'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { DestroyButton } from '../ui/destroy-button'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'
import { decide } from './decide'
import { DiscardQuestion } from './discard-question'
import { HEAD_WORDS } from './head-words'
import { Pair, type Side } from './pair'
import { readableWords } from './readable-words'
import { rebase, type Conflict } from './rebase'
import { discardWork } from './restore-work'
import type { Saver } from '@/renderer/editing/saver'
import { useSaver, useSaveStatus } from './saver-provider'
import { whoSaved } from './who-saved'

/**
 * Resolves a conflict after another editor, or another tab of the author, saved first. What both changed is shown with both texts; the
 * author decides, and nothing is lost until then.
 */
export function ConflictDialog() {
  const saver = useSaver()
  const isConflict = useSaveStatus(({ state }) => state === 'conflict')
  const unsaved = useSaveStatus(() => saver.unsaved.length)
  // Requested again for each conflict, because the other draft may have changed since.
  const number = useSaveStatus(({ other }) => other?.draftNumber ?? 0)
  return isConflict ? <Question key={`${number}/${unsaved}`} /> : null
}

function Question() {
  const editor = useEditor()
  const saver = useSaver()
  const other = useSaveStatus((status) => status.other)
  const { data, error, mutate } = useSWR<Answer<typeof openDraft>, CallFailure>(
    ['conflict', editor.id, other?.draftNumber],
    () => call(openDraft, { id: editor.id }),
    {
      revalidateOnFocus: false,
      dedupingInterval: 0,
    },
  )
  const [choices, setChoices] = useState<readonly (Side | undefined)[]>([])
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const draft = data?.item
  const [theirs, rebased] = draft ? compareWith(saver, draft.definition) : []
  const conflicts = rebased?.conflicts ?? []
  const isDecided = rebased !== undefined && conflicts.every((_, i) => choices[i] !== undefined)
  const saved = whoSaved(draft?.updatedBy ?? other, editor.staffId)
  const when = formatDateTime(draft?.updatedAt ?? other?.at)

  function merge(): void {
    if (!theirs || !rebased) return
    // Tried on a copy first, so that a failure leaves the author's own version unchanged.
    try {
      goOn(decide(theirs, rebased, choices), '두 편집을 합쳤습니다.')
    } catch (mismatch) {
      if (!(mismatch instanceof OpMismatch)) throw mismatch
      setFault('일부 편집이 최신 초안과 맞지 않아 합치지 못했습니다. 내 편집을 새 문서로 보관해 주세요.')
    }
  }

  function goOn(ops: readonly Op[], words: string): void {
    if (!draft) return
    const refusal = theirs && editor.refusal(ops, theirs)
    if (refusal !== undefined) return setFault(refusal)
    editor.load(draft.definition)
    saver.settle(draft.draftNumber)
    editor.edit('내 편집 합치기', ops)
    editor.announce(words)
  }

  async function keepAsNew(): Promise<void> {
    if (!draft || isBusy) return
    setBusy(true)
    setFault('')
    try {
      const document = editor.document()
      const name = nameOfCopy(document.route ?? document.id ?? '')
      const title = `${document.title} (내 편집)`.slice(0, 120)
      const definition = { ...document, title, ...(editor.kind === 'page' ? { route: name } : { id: name }) }
      await call(createPage, { kind: editor.kind, name, title, definition })
      goOn([], `내 편집을 ${name} 초안으로 보관하고 최신 초안을 열었습니다.`)
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : '새 문서로 보관하지 못했습니다. 다시 시도해 주세요.')
    } finally {
      setBusy(false)
    }
  }

  if (isDiscarding)
    return (
      <DiscardQuestion
        count={saver.unsaved.length}
        onBack={() => setDiscarding(false)}
        onDiscard={() => {
          const mine = saver.work()
          goOn([], '최신 초안을 열었습니다.')
          discardWork(editor, saver, mine)
        }}
      />
    )
  return (
    <StudioDialog
      wide
      title={saved.title}
      text={`${saved.who} ${when}에 저장했습니다. 내 편집은 그대로 있으며, 고르기 전에는 아무것도 바뀌지 않습니다.`}
    >
      {error && (
        <p role="alert" className="text-danger">
          최신 초안을 불러오지 못했습니다.{' '}
          <button type="button" className="underline" onClick={() => void mutate()}>
            다시 불러오기
          </button>
        </p>
      )}
      {!draft && !error && <p className="text-studio-text-mute">최신 초안과 견주는 중입니다.</p>}
      {rebased && theirs && (
        <>
          <p>
            {(rebased.clean.length > 0 || conflicts.length === 0) && `겹치지 않는 편집 ${rebased.clean.length}건은 그대로 합칩니다. `}
            {conflicts.length > 0 && `같은 곳을 고친 ${conflicts.length}건은 하나씩 골라 주세요.`}
          </p>
          {conflicts.length > 0 && (
            <ol className="grid min-h-0 gap-3 overflow-y-auto">
              {conflicts.map((conflict, i) => (
                <li key={i}>
                  <Pair
                    label={wordsOf(conflict, rebased.mine, theirs)}
                    theirsLabel={saved.theirs}
                    theirs={textOf(conflict, 'theirs')}
                    mine={textOf(conflict, 'mine')}
                    value={choices[i]}
                    onChange={(choice) => setChoices((known) => conflicts.map((_, at) => (at === i ? choice : known[at])))}
                  />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <DestroyButton disabled={!draft} onClick={() => setDiscarding(true)}>
          내 편집 버리기
        </DestroyButton>
        <button type="button" className={LINE_BUTTON} disabled={!draft} aria-disabled={isBusy} onClick={() => void keepAsNew()}>
          새 문서로 보관
        </button>
        <button type="button" className={MAIN_BUTTON} disabled={!isDecided} onClick={merge}>
          합쳐서 이어 쓰기
        </button>
      </DialogActions>
    </StudioDialog>
  )
}

function compareWith(saver: Saver, definition: Parameters<typeof readTree>[0]) {
  const theirs = readTree(definition)
  return [theirs, rebase(saver.base, theirs, saver.unsaved)] as const
}

function wordsOf({ id, field }: Conflict, mine: PageTree, theirs: PageTree): string {
  if (id === null) return `페이지의 ${HEAD_WORDS[field] ?? field}`
  const node = mine.nodes.get(id) ?? theirs.nodes.get(id)
  const fields: Record<string, { title?: string }> | undefined = definitionOf(node?.block.type ?? '')?.props.properties
  const title = fields?.[field]?.title
  return field === '블록' || field === '자리' ? labelOf(node) : `${labelOf(node)}의 ${title ?? field}`
}

function textOf(conflict: Conflict, side: Side): string {
  const value = conflict[side]
  if (conflict.field === '자리') return side === 'mine' ? '내가 옮긴 자리에 둡니다.' : '지금 있는 자리에 둡니다.'
  if (value === undefined) return conflict.field === '블록' ? '지움' : '없음'
  return readableWords(value)
}

function nameOfCopy(name: string): string {
  // A suffix directly after a parameter would become part of its name.
  const plain = name.replace(/:(\w+)\??/g, '$1')
  return `${plain}-${Date.now().toString(36)}`.replace(/^\/-/, '/copy-')
}
