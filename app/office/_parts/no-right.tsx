'use client'
import type { ReactNode } from 'react'
import { ListHeader } from '@/builder/list/list-header'
import { Nothing } from '@/builder/list/nothing'
import type { Person } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { OFFICE_LINKS } from './office-links'

interface NoRightProps {
  brand: ReactNode
  person: Person
  here: string
  title: string
  /** What the role would have to permit; to see it without. */
  act?: '쓰기'
  /** Of one thing that is another shop's, or is not there. */
  missing?: string
  /** The sentence of a call that refused it. */
  why?: string
}

/** A screen that the role of the member of staff does not see. */
export function NoRight({ brand, person, here, title, act, missing, why }: NoRightProps) {
  const side = { brand, person, links: OFFICE_LINKS, here }
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title={title} count={undefined} />
      {missing ? (
        <Nothing title={missing} text="목록에서 다시 찾아 주세요. 필요하시면 관리자에게 확인해 주세요." />
      ) : (
        <Nothing
          title={act ? '새로 쓸 권한이 없습니다.' : '이 화면을 볼 권한이 없습니다.'}
          text={why ?? `역할에 ‘${title}’ ${act ?? '보기'} 권한이 있어야 합니다. 필요하시면 관리자에게 요청해 주세요.`}
        />
      )}
    </SideFrame>
  )
}
