import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/lib/ui/icon'
import { JOIN_STEPS, stepNumber, type JoinStep } from '@/schemas/rules/members/join-steps'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Image } from '@/blocks/base/_parts/picture'

interface Props {
  step: JoinStep
  props: { title: string; lead?: string; photo?: Image & { src: string } }
  children: ReactNode
  /** Shown under the photograph, beside a long form. */
  promises?: boolean
}

const PROMISES: readonly [icon: IconName, text: string][] = [
  ['bookmark', '마음에 든 사례를 스크랩북에 모읍니다.'],
  ['compare', '제품을 나란히 놓고 비교합니다.'],
  ['chat', '상담 기록과 견적을 한곳에서 봅니다.'],
]

/** A step of the sign-up: the steps above, a photograph beside (look §10). */
export function JoinPage({ step, props, children, promises = false }: Props) {
  return (
    <FormPage
      title={props.title}
      lead={props.lead || undefined}
      steps={{ labels: JOIN_STEPS, current: stepNumber(step) }}
      photo={props.photo?.src ? props.photo : undefined}
      aside={promises ? <Promises /> : undefined}
    >
      {children}
    </FormPage>
  )
}

function Promises() {
  return (
    <>
      <h2 className="type-h3">가입하면 이어지는 것</h2>
      <ul className="mt-5 grid gap-3">
        {PROMISES.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-3 text-small text-ink-soft">
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
