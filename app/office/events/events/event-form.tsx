'use client'
// The form of one event. The fields are those of the inspector, rendered from the event's own schema; the template decides which parts of
// the game are shown.
import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { templateOf } from '@/schemas/rules/events/event-template'
import type { EventForm as Form } from '@/schemas/rules/events/event-form'
import { whoMayEnter } from '@/schemas/rules/events/may-enter'
import { Field, FieldList } from '@/builder/inspector/field-list'
import { FormSection, FormSections } from '@/builder/record/form-sections'
import { ICON } from '@/builder/ui/icon'
import { AFTER_GAME, answersSchema, BEFORE_GAME, FORM_SCHEMA, GAME, gameNames, isRowOfLetters, MESSAGES } from './form-schema'
import type { EventSession } from './use-event-session'

export function EventForm({ session }: { session: EventSession }) {
  const { draft, target } = session
  const entrants = useStore(draft.store, ({ form }) => entrantsOf(form))
  return (
    <FormSections label="이벤트 설정" draft={draft} target={target}>
      {BEFORE_GAME.map(({ title, names }) => (
        <FormSection key={title} title={title} text={names.includes('applyLimitType') ? entrants : undefined}>
          <FieldList pointer="" schema={FORM_SCHEMA} names={names} />
        </FormSection>
      ))}
      <GameSection session={session} />
      {AFTER_GAME.map(({ title, names }) => (
        <FormSection key={title} title={title} text={names.includes('applyLimitType') ? entrants : undefined}>
          <FieldList pointer="" schema={FORM_SCHEMA} names={names} />
        </FormSection>
      ))}
      <FormSection title="안내 문구" text="비워 두면 정해진 문구로 알립니다.">
        <FieldList pointer="/messages" schema={MESSAGES} />
      </FormSection>
    </FormSections>
  )
}

/** States who may enter by the edited conditions, in the words of the rule that checks them. */
const entrantsOf = ({ applyBtnYn, applyLimitType, marketingRequiredYn, checkDt }: Form): string =>
  whoMayEnter({
    APPLY_BTN_YN: applyBtnYn,
    APPLY_LIMIT_TYPE: applyLimitType,
    MARKETING_REQUIRED_YN: marketingRequiredYn,
    CHECK_DT: checkDt,
  })

function GameSection({ session: { draft } }: { session: EventSession }) {
  const template = templateOf(useStore(draft.store, ({ form }) => form.eventType))
  const game = useStore(draft.store, ({ form }) => form.game)
  const answers = useMemo(() => answersSchema(template, game), [template, game])
  const names = gameNames(template)
  if (names.length === 0 && !answers) return null
  return (
    <FormSection title="게임">
      <FieldList key={template} pointer="/game" schema={GAME} names={names} />
      {answers && (
        <div className="flex flex-col gap-3.5 rounded-md border border-studio-line bg-studio-chrome p-3.5">
          <p className="flex items-start gap-1.5 text-studio-label font-normal text-studio-text-mute">
            <Lock {...ICON} size={14} className="mt-0.5 shrink-0" />
            정답은 서버에만 보관하고 이 화면에서만 보입니다. 방문자에게는 보내지 않습니다.
          </p>
          {answers.type === 'array' ? (
            <Field pointer="/answers" schema={answers} isRequired />
          ) : Object.keys(answers.properties ?? {}).length > 0 ? (
            <>
              {answers.description && <p className="-mb-1.5 text-studio-label font-normal">{answers.description}</p>}
              <div className={isRowOfLetters(Object.values(answers.properties!)) ? 'grid max-w-100 grid-cols-4 gap-2' : 'contents'}>
                <FieldList pointer="/answers" schema={answers} />
              </div>
            </>
          ) : (
            <p className="text-studio-text-mute">위의 문제를 먼저 입력하면 정답을 정할 수 있습니다.</p>
          )}
        </div>
      )}
    </FormSection>
  )
}
