'use client'
// The own account of whoever is signed in: how they sign in, by what, and where they are signed in now.
import { useState, type ReactNode } from 'react'
import { ListHeader } from '@/builder/list/list-header'
import { NotLoaded } from '@/builder/list/not-loaded'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { readOwnAccount } from '@/schemas/api/auth/own-account'
import type { readNewsChoices } from '@/schemas/api/auth/staff-news'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { EmailSection } from './email-section'
import { FactorSection } from './factor-section'
import { NewsSection } from './news-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'

interface AccountScreenProps {
  brand: ReactNode
  person: Person
  first: Rows<typeof readOwnAccount> | undefined
  news: Rows<typeof readNewsChoices> | undefined
}

export function AccountScreen({ brand, person, first, news }: AccountScreenProps) {
  const { data, error, mutate } = useRows('ownAccount', readOwnAccount, {}, first)
  const [done, setDone] = useState('')
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'account' }
  const onDone = (words: string): void => {
    setDone(words)
    void mutate()
  }
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title="내 계정" count={undefined} />
      <p className="mt-2 text-studio-text-mute">
        {person.name} · {person.loginId}
      </p>
      <p role="status" className="mt-3 min-h-6 text-studio-accent-700">
        {done}
      </p>
      {error !== undefined && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data && (
        <div className="max-w-240">
          <FactorSection account={data.answer.item} onDone={onDone} />
          <SessionsSection account={data.answer.item} sessions={data.answer.items} now={data.at} onDone={onDone} />
          <PasswordSection loginId={data.answer.item.loginId} onDone={onDone} />
          <NewsSection first={news} email={data.answer.item.email} onDone={onDone} />
          <EmailSection key={data.answer.item.email} email={data.answer.item.email} onDone={onDone} />
        </div>
      )}
    </SideFrame>
  )
}
