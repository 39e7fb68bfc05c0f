'use client'
import type { ReactNode } from 'react'
import { ListHeader } from '@/builder/list/list-header'
import { Nothing } from '@/builder/list/nothing'
import type { Person } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { OFFICE_LINKS } from './office-links'

/** A screen that the role of the member of staff does not see. */
export function NoRight({ brand, person, here, title }: { brand: ReactNode; person: Person; here: string; title: string }) {
  const side = { brand, person, links: OFFICE_LINKS, here }
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title={title} count={undefined} />
      <Nothing title="이 화면을 볼 권한이 없습니다." text="필요하시면 관리자에게 역할을 확인해 주세요." />
    </SideFrame>
  )
}
