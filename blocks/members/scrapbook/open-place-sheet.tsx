'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { noteScrap, placeScraps, type listScrapFolders } from '@/schemas/api/members/scrap-folders'
import { noteFault, NOTE_MOST } from '@/schemas/rules/members/scrap-folders'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { askFolderName } from './ask-folder-name'
import { openFolderSheet } from './open-folder-sheet'

type Folder = Listed<typeof listScrapFolders>
interface Placed {
  targets: readonly string[]
  folders: readonly Folder[]
  /** Folders in which it lies; of several scraps, those in which all of them lie. */
  inside: readonly number[]
  /** Of one scrap; several have none together. */
  note?: string | undefined
}

/** Notes that were typed and not saved, for as long as the page is open. */
const typed = new Map<string, string>()

/** Puts scraps into folders, and writes the note of one. @returns whether anything was stored. */
export const openPlaceSheet = (title: string, placed: Placed): Promise<boolean | undefined> =>
  openFolderSheet<boolean>('scrap-place', title, (close) => <PlaceForm {...placed} onSaved={() => close(true)} />)

function PlaceForm({ targets, folders: known, inside, note, onSaved }: Placed & { onSaved: () => void }) {
  const [folders, setFolders] = useState<readonly Pick<Folder, 'folderSeq' | 'title'>[]>(known)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(inside))
  const [text, setText] = useState(note === undefined ? '' : (typed.get(targets[0]!) ?? note))
  const [before, setBefore] = useState(note ?? '')
  const [other, setOther] = useState<string>()
  const [fault, setFault] = useState('')
  const [noteWrong, setNoteWrong] = useState('')
  const [isSending, setSending] = useState(false)

  const toggle = (folderSeq: number) =>
    setChosen((all) => {
      const next = new Set(all)
      if (!next.delete(folderSeq)) next.add(folderSeq)
      return next
    })
  const add = async () => {
    const made = await askFolderName()
    if (!made) return
    setFolders((all) => [...all, made])
    setChosen((all) => new Set([...all, made.folderSeq]))
  }
  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    const refused = note === undefined ? undefined : noteFault(text)
    setNoteWrong(refused ?? '')
    if (refused) return
    if (note === undefined && chosen.size === 0 && inside.length === 0)
      return setFault(folders.length > 0 ? '담을 폴더를 골라 주세요.' : '담을 폴더를 먼저 만들어 주세요.')
    const putIn = [...chosen].filter((seq) => !inside.includes(seq))
    const takeOut = inside.filter((seq) => !chosen.has(seq))
    setFault('')
    setSending(true)
    try {
      if (note !== undefined && text.trim() !== before.trim()) await saveNote()
      if (putIn.length + takeOut.length > 0) await call(placeScraps, { targets: [...targets], putIn, takeOut })
      onSaved()
    } catch (error) {
      if (!(error instanceof NoteRefused)) setFault(error instanceof CallFailure ? error.message : UNEXPECTED)
    } finally {
      setSending(false)
    }
  }
  /** What another tab wrote is shown beside what is typed here; the next press stores this one over it. */
  const saveNote = async () => {
    try {
      await call(noteScrap, { target: targets[0]!, note: text, before })
      setBefore(text)
      typed.delete(targets[0]!)
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status === 401) throw error
      setNoteWrong(error.message)
      const stored = (error.item as { note?: string } | undefined)?.note
      if (error.status === 409 && stored !== undefined) {
        setOther(stored)
        setBefore(stored)
      }
      throw new NoteRefused()
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      {folders.length > 0 ? (
        <fieldset>
          <legend className="mb-2 block text-small font-semibold">담을 폴더</legend>
          <ul className="border-t border-line">
            {folders.map(({ folderSeq, title }) => (
              <li key={folderSeq} className="border-b border-line">
                <CheckBox
                  id={`scrap-in-${folderSeq}`}
                  checked={chosen.has(folderSeq)}
                  onChange={() => toggle(folderSeq)}
                  className="wrap-anywhere"
                >
                  {title}
                </CheckBox>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : (
        <p className="text-small text-ink-mute">아직 폴더가 없습니다. 방이나 자재별로 나누어 담아 보세요.</p>
      )}
      <LineButton onClick={() => void add()} className="mt-3">
        새 폴더
      </LineButton>
      {note !== undefined && (
        <div className="mt-6">
          <TextArea
            id="scrap-note"
            label="메모"
            optional
            defaultValue={text}
            onChange={({ target }) => {
              typed.set(targets[0]!, target.value)
              setText(target.value)
            }}
            error={noteWrong || undefined}
            help="공유한 폴더를 보는 가족에게도 보입니다."
            count={{ now: [...text].length, most: NOTE_MOST }}
          />
          {other !== undefined && (
            <p className="mt-2 text-small text-ink-soft wrap-anywhere">
              먼저 저장된 메모: {other || '없음'}. 저장을 한 번 더 누르시면 지금 쓴 메모로 바꿉니다.
            </p>
          )}
        </div>
      )}
      <FaultLine id="scrap-place-error" text={fault || undefined} place="mt-4" />
      <SubmitButton isSending={isSending} className="mt-6">
        저장
      </SubmitButton>
    </form>
  )
}

/** Its sentence stands beside the note. */
class NoteRefused extends Error {}
