'use client'
// The own account of whoever is signed in: how they sign in, by what, and where they are signed in now.
import { useState, type ReactNode } from 'react'
import { ListHeader } from '@/builder/list/list-header'
import { NotLoaded } from '@/builder/list/not-loaded'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import type { Listed } from '@/schemas/api/base/contract'
import { readOwnAccount } from '@/schemas/api/auth/own-account'
import type { readNewsChoices } from '@/schemas/api/auth/staff-news'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { CompanySection } from '../directory/company-section'
import { EmailSection } from './email-section'
import { FactorSection } from './factor-section'
import { NewsSection } from './news-section'
import { PasskeySection } from './passkey-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'

/** Of the sign-in of this browser. */
const deviceOf = (sessions: readonly Listed<typeof readOwnAccount>[]): string =>
  sessions.find(({ isCurrent }) => isCurrent)?.device ?? '내 기기'

interface AccountScreenProps {
  brand: ReactNode
  person: Person
  first: Rows<typeof readOwnAccount> | undefined
  news: Rows<typeof readNewsChoices> | undefined
}

export function AccountScreen({ brand, person, first, news }: AccountScreenProps) {
  const { data, error, mutate } = useRows('ownAccount', readOwnAccount, {}, first)
  /** What was done last, in the section where it was done. */
  const [said, setSaid] = useState({ section: '', words: '' })
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'account' }
  const told = (section: string) => ({
    done: said.section === section ? said.words : '',
    onDone: (words: string): void => {
      setSaid({ section, words })
      void mutate()
    },
  })
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title="내 계정" count={undefined} />
      <p className="mt-2 mb-6 text-studio-text-mute">
        {person.name} · {person.loginId}
      </p>
      {error !== undefined && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {data && (
        <div className="max-w-240">
          {data.answer.item.isBreakGlass ? (
            <p className="max-w-160 border-t border-studio-line py-6">
              비상 계정입니다. 다음에 봉투를 여는 분이 들어올 수 있도록 비밀번호, 패스키, 2단계 인증, 연락처를 여기에서 바꾸지 않습니다.
              쓰신 뒤에는 서버를 맡은 분께 새 봉투를 부탁해 주세요.
            </p>
          ) : (
            <>
              <PasskeySection
                passkeys={data.answer.item.passkeys}
                hasFactor={data.answer.item.factorAt !== null}
                device={deviceOf(data.answer.items)}
                now={data.at}
                {...told('passkeys')}
              />
              <FactorSection account={data.answer.item} {...told('factor')} />
            </>
          )}
          <SessionsSection account={data.answer.item} sessions={data.answer.items} now={data.at} {...told('sessions')} />
          {!data.answer.item.isBreakGlass && (
            <>
              <PasswordSection loginId={data.answer.item.loginId} {...told('password')} />
              <CompanySection {...told('company')} />
              <NewsSection first={news} email={data.answer.item.email} {...told('news')} />
              <EmailSection key={data.answer.item.email} email={data.answer.item.email} {...told('email')} />
            </>
          )}
        </div>
      )}
    </SideFrame>
  )
}
