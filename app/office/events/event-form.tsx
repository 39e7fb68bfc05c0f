'use client'
// The form of one event. The fields are those of the inspector, rendered from the event's own schema; the template decides which parts of
// the game are shown.
import { Lock } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { templateOf } from '@/schemas/rules/events/event-template'
import type { EventForm as Form } from '@/schemas/rules/events/event-form'
import { whoMayEnter } from '@/schemas/rules/events/may-enter'
import { Field, FieldList } from '@/builder/inspector/field-list'
import { ProblemsOfFields, type FieldProblem } from '@/builder/inspector/problems-of-fields'
import { TargetProvider } from '@/builder/inspector/target'
import { useFieldRequestedIn } from '@/builder/inspector/use-requested-field'
import { ICON } from '@/builder/ui/icon'
import { AFTER_GAME, answersSchema, BEFORE_GAME, FORM_SCHEMA, GAME, gameNames, isRowOfLetters, MESSAGES } from './form-schema'
import type { EventSession } from './use-event-session'

export function EventForm({ session }: { session: EventSession }) {
  const { draft, target } = session
  const place = useFieldRequestedIn(draft.store, null)
  const entrants = useStore(draft.store, ({ form }) => entrantsOf(form))
  const refused = useStore(draft.store, (state) => state.problems)
  const problems = useMemo(() => {
    const found = new Map<string, FieldProblem[]>()
    for (const problem of refused) found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
    return found
  }, [refused])
  return (
    <TargetProvider value={target}>
      <ProblemsOfFields problems={problems}>
        <section ref={place} aria-label="이벤트 설정" className="@container flex min-w-0 flex-col">
          {BEFORE_GAME.map(({ title, names }) => (
            <Section key={title} title={title} text={names.includes('applyLimitType') ? entrants : undefined}>
              <FieldList pointer="" schema={FORM_SCHEMA} names={names} />
            </Section>
          ))}
          <GameSection session={session} />
          {AFTER_GAME.map(({ title, names }) => (
            <Section key={title} title={title} text={names.includes('applyLimitType') ? entrants : undefined}>
              <FieldList pointer="" schema={FORM_SCHEMA} names={names} />
            </Section>
          ))}
          <Section title="안내 문구" text="비워 두면 정해진 문구로 알립니다.">
            <FieldList pointer="/messages" schema={MESSAGES} />
          </Section>
        </section>
      </ProblemsOfFields>
    </TargetProvider>
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
    <Section title="게임">
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
            <p className="text-studio-text-mute">위의 문제를 먼저 적으면 정답을 정할 수 있습니다.</p>
          )}
        </div>
      )}
    </Section>
  )
}

/** Its name above the fields, or beside them when there is room. A group and no landmark, because a page has enough of those. */
function Section({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={title}
      className="flex flex-col gap-3.5 border-b border-studio-line py-5 first:pt-1 last:border-b-0 @min-[48rem]:grid @min-[48rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[48rem]:gap-6 @min-[48rem]:py-7 @min-[48rem]:first:pt-3"
    >
      <div>
        <h2 className="text-studio-title">{title}</h2>
        {text && <p className="mt-1.5 text-studio-label font-normal text-studio-text-mute">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">{children}</div>
    </div>
  )
}
