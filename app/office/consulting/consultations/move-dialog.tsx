'use client'
import { useState } from 'react'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { ActButton } from '@/builder/ui/act-button'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import { conflictOf, type ConsultationConflict } from '@/schemas/api/consulting/conflict'
import { moveConsultation } from '@/schemas/api/consulting/desk'
import { mayMove, STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { ConflictNote } from './conflict-note'
import { MOVE_REASONS } from './move-reasons'
import { StageChoice } from './stage-choice'

export interface MovedRequest {
  counselSeq: number
  version: number
  stage: Stage
  /** Masked name of the person, and the categories. */
  words: string
}

interface MoveDialogProps {
  request: MovedRequest
  /** Null where the stage is chosen here. */
  to: Stage | null
  onMoved: (stage: Stage) => void
  /** Somebody else was first: the screen behind reads the request again. */
  onConflict: () => void
  onClose: () => void
}

/** Moves a request to another stage for a reason. When somebody else was first, both changes are shown, and the reason stays typed. */
export function MoveDialog({ request, to, onMoved, onConflict, onClose }: MoveDialogProps) {
  const [state, setState] = useState({ stage: request.stage, version: request.version })
  const [chosen, setChosen] = useState<Stage | null>(to)
  const [reason, setReason] = useState('')
  const [conflict, setConflict] = useState<ConsultationConflict | null>(null)
  const form = useForm<'stage' | 'reason'>(async () => {
    const fault = reasonFault(reason)
    const faults = {
      ...(chosen ? {} : { stage: '옮길 단계를 골라 주세요.' }),
      ...(fault ? { reason: fault } : {}),
    }
    if (!chosen || fault) return faults
    try {
      await call(moveConsultation, { counselSeq: request.counselSeq, stage: chosen, version: state.version, reason: reason.trim() })
    } catch (error) {
      const found = conflictOf(error)
      if (!found) throw error
      setConflict(found)
      setState(found)
      // What was wanted stays chosen where it is still possible.
      if (!mayMove(found.stage, chosen)) setChosen(null)
      return onConflict()
    }
    onMoved(chosen)
  }, ['stage', 'reason'])
  const isFixed = to !== null && !conflict
  return (
    <FormDialog
      title={isFixed ? `${withParticle(STAGE_WORDS[to], '으로/로')} 옮깁니다` : '단계를 옮깁니다'}
      text={`${request.words}. 회원에게는 단계가 바뀌었다고 알려 드립니다. 사유는 감사 기록에 남고, 신청한 분에게는 보이지 않습니다.`}
      form={form}
      words={conflict ? '다시 옮기기' : '옮기기'}
      busyWords="옮기는 중입니다"
      onClose={onClose}
    >
      {conflict && <ConflictNote conflict={conflict} mine={`${withParticle(conflict.wanted.to, '으로/로')} 옮기기`} />}
      {!isFixed && (
        <StageChoice
          now={state.stage}
          value={chosen}
          fault={form.faults.stage}
          onChoose={(stage) => {
            form.mend('stage')
            setChosen(stage)
          }}
        />
      )}
      <div className="grid gap-2">
        <ReasonField label="옮기는 사유" value={reason} {...form.field('reason', setReason)} />
        {chosen && (
          <div role="group" aria-label="자주 쓰는 사유" className="flex flex-wrap gap-1.5">
            {MOVE_REASONS[chosen].map((words) => (
              <ActButton
                key={words}
                onClick={() => {
                  form.mend('reason')
                  setReason(words)
                }}
              >
                {words}
              </ActButton>
            ))}
          </div>
        )}
      </div>
    </FormDialog>
  )
}
