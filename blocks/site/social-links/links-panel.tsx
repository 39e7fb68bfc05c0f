'use client'
import { useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listLinks } from '@/schemas/api/auth/social'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { askLinks, type Links } from '@/blocks/auth/_parts/social/links'
import { Certify } from './certify'
import { ConfirmBySocial } from './confirm-by-social'
import { LinkList } from './link-list'

interface Props {
  first: Links
  /** The page that the member wanted. */
  wanted: string | undefined
  /** Of this page. */
  path: string
}

const ACCOUNT = '/mypage/account/info'

/** First the confirmation; then everything else, or the wanted page. */
export function LinksPanel({ first, wanted, path }: Props) {
  const [state, setState] = useState(first)
  const refresh = async () => {
    try {
      const { item } = await askLinks(call)
      setState(item)
      // A member who was sent here only for the confirmation is sent back.
      if (wanted && item.confirmed && item.certified === 'Y' && !state.confirmed) follow(wanted)
    } catch (error) {
      await sayFailure(error, { id: listLinks.id })
    }
  }
  if (!state.confirmed && state.passwordYn === 'N') return <ConfirmBySocial links={state.links} onConfirmed={refresh} />
  if (!state.confirmed) {
    const here = wanted ? `${path}?callback=${encodeURIComponent(wanted)}` : path
    return (
      <>
        <p className="text-pretty">연결된 계정을 바꾸기 전에 비밀번호를 한 번 더 확인합니다.</p>
        <ActionLink
          href={`/mypage/account/sns-password?callback=${encodeURIComponent(here)}`}
          tone="primary"
          size="lg"
          className="mt-8 w-full"
        >
          비밀번호 확인
        </ActionLink>
      </>
    )
  }
  return (
    <>
      {state.certified === 'N' && <Certify next={wanted ?? path} />}
      <LinkList state={state} onChanged={refresh} />
      <ActionLink href={wanted ?? ACCOUNT} tone="line" size="lg" className="mt-10 w-full">
        {wanted ? '계속하기' : '회원 정보로 이동'}
      </ActionLink>
    </>
  )
}
