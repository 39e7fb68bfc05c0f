'use client'
// The form of one record: fields of the inspector in titled sections, with the problems of the last refused save beside them.
import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { ProblemsOfFields, type FieldProblem } from '../inspector/problems-of-fields'
import { MissingFields, RequiredFields } from '../inspector/required-mark'
import { TargetProvider, type Target } from '../inspector/target'
import { useFieldRequestedIn } from '../inspector/use-requested-field'
import type { FormDraft } from './form-draft'

interface FormSectionsProps<F extends object> {
  label: string
  draft: FormDraft<F>
  target: Target
  /** Fields that are marked as needed before anybody asks for them. */
  required?: ReadonlySet<string>
  /** Those of them that are still empty. */
  missing?: ReadonlySet<string>
  children: ReactNode
}

const NONE: ReadonlySet<string> = new Set()

export function FormSections<F extends object>({ label, draft, target, required = NONE, missing = NONE, children }: FormSectionsProps<F>) {
  const place = useFieldRequestedIn(draft.store, null)
  const refused = useStore(draft.store, (state) => state.problems)
  const problems = useMemo(() => {
    const found = new Map<string, FieldProblem[]>()
    for (const problem of refused) found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
    return found
  }, [refused])
  return (
    <TargetProvider value={target}>
      <ProblemsOfFields problems={problems}>
        <RequiredFields value={required}>
          <MissingFields value={missing}>
            <section ref={place} aria-label={label} className="@container flex min-w-0 flex-col">
              {children}
            </section>
          </MissingFields>
        </RequiredFields>
      </ProblemsOfFields>
    </TargetProvider>
  )
}

/**
 * A group of fields with its title. A letter typed in one lays out, paints and looks through that group alone, however long the form is;
 * all of them stay laid out, so that the browser's own search finds every field.
 */
export function FormSection({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={title}
      className="-mx-2 flex flex-col gap-3.5 border-b contain-layout contain-style border-studio-line px-2 py-5 first:pt-1 last:border-b-0 @min-[48rem]:grid @min-[48rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[48rem]:gap-6 @min-[48rem]:py-7 @min-[48rem]:first:pt-3"
    >
      <div>
        <h2 className="text-studio-title">{title}</h2>
        {text && <p className="mt-1.5 text-studio-label font-normal text-studio-text-mute">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">{children}</div>
    </div>
  )
}
