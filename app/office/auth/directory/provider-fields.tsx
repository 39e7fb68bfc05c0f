'use client'
// What is known of the provider, by its protocol.
import { useState } from 'react'
import { TextField } from '@/builder/list/text-field'
import { LINE_BUTTON } from '@/builder/ui/button'
import { readSamlMetadata } from '@/schemas/api/auth/directory'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { DirectoryDraft, DirectoryField } from './directory-draft'

interface ProviderFieldsProps {
  draft: DirectoryDraft
  /** What is stored: what was said of the metadata before a save is over. */
  version: number
  hasSecret: boolean
  certificateWords: readonly string[]
  /** A field's name, problem and change. */
  field: (name: DirectoryField & keyof DirectoryDraft) => { field: string; fault: string | undefined; onChange: (value: string) => void }
  onFill: (change: Partial<DirectoryDraft>) => void
}

export const ProviderFields = (props: ProviderFieldsProps) =>
  props.draft.protocol === 'oidc' ? <OidcFields {...props} /> : <SamlFields {...props} />

const OidcFields = ({ draft, hasSecret, field }: ProviderFieldsProps) => (
  <>
    <TextField
      label="발급자"
      help="https://로 시작하는 주소(Issuer)입니다. 예: https://company.okta.com"
      lang="en"
      spellCheck={false}
      maxLength={500}
      value={draft.issuer}
      {...field('issuer')}
    />
    <TextField label="클라이언트 ID" lang="en" spellCheck={false} maxLength={300} value={draft.clientName} {...field('clientName')} />
    <TextField
      label="클라이언트 비밀값"
      type="password"
      help={
        hasSecret
          ? '저장되어 있습니다. 바꿀 때만 입력해 주세요. 저장한 값은 다시 보이지 않습니다.'
          : '저장하면 암호화되고 다시 보이지 않습니다.'
      }
      maxLength={1_000}
      value={draft.clientSecret}
      {...field('clientSecret')}
    />
  </>
)

function SamlFields({ draft, version, certificateWords, field, onFill }: ProviderFieldsProps) {
  const [xml, setXml] = useState('')
  const [said, setSaid] = useState({ words: '', isFault: false, version })
  const [isBusy, setBusy] = useState(false)
  const say = (words: string, isFault = true): void => setSaid({ words, isFault, version })
  const { words, isFault } = said.version === version ? said : { words: '', isFault: false }
  async function read(): Promise<void> {
    if (isBusy) return
    if (xml.trim() === '') return say('메타데이터를 먼저 붙여 넣어 주세요.')
    setBusy(true)
    try {
      const { issuer, entryPoint, certificates } = (await call(readSamlMetadata, { xml })).item
      onFill({ issuer, entryPoint, certificates: certificates.join('\n') })
      setXml('')
      say('아래에 채웠습니다. 확인한 뒤 저장해 주세요.', false)
    } catch (error) {
      say(error instanceof CallFailure ? error.message : '읽지 못했습니다. 다시 시도해 주세요.')
    }
    setBusy(false)
  }
  return (
    <>
      <TextField
        label="메타데이터 붙여 넣기"
        isOptional
        help="회사 계정 서버에서 받은 XML을 붙여 넣으면 아래 세 항목을 채웁니다."
        rows={3}
        lang="en"
        spellCheck={false}
        maxLength={200_000}
        value={xml}
        onChange={(text) => {
          setXml(text)
          say('')
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={LINE_BUTTON} aria-disabled={isBusy} onClick={() => void read()}>
          {isBusy ? '읽는 중입니다' : '메타데이터 읽기'}
        </button>
        <p role="status">{isFault ? '' : words}</p>
        <p role="alert" className="text-danger wrap-anywhere empty:hidden">
          {isFault ? words : ''}
        </p>
      </div>
      <TextField
        label="발급자 (엔터티 ID)"
        help="IdP의 Entity ID(Issuer)입니다."
        lang="en"
        spellCheck={false}
        maxLength={500}
        value={draft.issuer}
        {...field('issuer')}
      />
      <TextField
        label="로그인 주소"
        help="IdP의 Single sign-on URL(HTTP-Redirect)입니다."
        lang="en"
        spellCheck={false}
        maxLength={1_000}
        value={draft.entryPoint}
        {...field('entryPoint')}
      />
      <TextField
        label="인증서"
        help={`BEGIN CERTIFICATE로 시작하는 글입니다. 인증서를 바꾸는 동안에는 새것과 전의 것을 함께 적어 두세요.${certificateWords.length > 0 ? ` 지금: ${certificateWords.join(' · ')}` : ''}`}
        rows={6}
        lang="en"
        spellCheck={false}
        value={draft.certificates}
        {...field('certificates')}
      />
    </>
  )
}
