'use client'
import { useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { TextField } from '@/builder/list/text-field'
import { download } from '@/builder/save/export-json'
import { call } from '@/schemas/api/base/call'
import * as desk from '@/schemas/api/members/desk'
import type { ActWords, MemberAct } from './member-acts'

interface ActDialogProps {
  act: ActWords
  memberNo: string
  onClose: () => void
  /** @param words what was done, for the screen. */
  onDone: (words: string) => void
}

/** Asks for the reason of an act on a member, and does it. */
export function ActDialog({ act, memberNo, onClose, onDone }: ActDialogProps) {
  const [confirm, setConfirm] = useState('')
  return (
    <ReasonDialog
      title={act.title}
      text={act.text}
      label={act.label}
      words={act.words}
      busyWords={act.busyWords}
      onSubmit={async (reason) => onDone(await perform(act.id, { memberNo, reason }, confirm))}
      onClose={onClose}
    >
      {act.id === 'erase' && (
        <TextField
          label="확인 문구"
          help={`‘${desk.ERASE_WORDS}’를 그대로 입력해 주세요.`}
          value={confirm}
          isRequired
          onChange={setConfirm}
        />
      )}
    </ReasonDialog>
  )
}

const CALLS = {
  releaseLock: desk.releaseLock,
  block: desk.blockMember,
  unblock: desk.unblockMember,
  endSessions: desk.endMemberSessions,
} as const

async function perform(act: MemberAct, input: { memberNo: string; reason: string }, confirm: string): Promise<string> {
  if (act === 'erase') return (await call(desk.eraseMember, { ...input, confirm })).resultMessage
  if (act === 'export') {
    const { item } = await call(desk.exportMember, input)
    download(item.json, 'application/json', item.name)
    return `기록 ${item.rows.toLocaleString('ko-KR')}건을 파일로 내려받았습니다.`
  }
  return (await call(CALLS[act], input)).resultMessage
}
