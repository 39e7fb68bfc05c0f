'use client'
// The settings of the directory. What is typed stays when somebody else has saved: it is compared with the version it started from.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { RadioChoices } from '@/builder/list/radio-choices'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { checkDirectory, saveDirectory } from '@/schemas/api/auth/directory'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { fieldMessage } from '@/schemas/words/messages'
import { checkTyped } from './check-typed'
import {
  DIRECTORY_FIELDS,
  draftOfDirectory,
  typedDirectory,
  type DirectoryDraft,
  type DirectoryField,
  type DirectoryFound,
} from './directory-draft'
import { GroupRolesField } from './group-roles-field'
import { ProviderFields } from './provider-fields'

const PROTOCOLS = [
  { value: 'oidc', words: 'OpenID Connect (OIDC)' },
  { value: 'saml', words: 'SAML 2.0' },
] as const
const UNCHECKED = '이대로 저장하면 로그인 화면의 회사 계정 버튼이 동작하지 않습니다. 그래도 저장하시려면 저장을 한 번 더 눌러 주세요.'
const PROVISIONING = [
  { value: 'scim', words: 'SCIM으로 받은 사람만 (권장)' },
  { value: 'sign-in', words: '처음 로그인할 때, 역할이 있는 그룹에 속한 사람' },
] as const

export function DirectoryForm({ found, onRefresh }: { found: DirectoryFound; onRefresh: () => void }) {
  const [start, setStart] = useState(found)
  const [draft, setDraft] = useState(() => draftOfDirectory(found))
  const [done, setDone] = useState('')
  const [isChecking, setChecking] = useState(false)
  const [fault, setFault] = useState('')
  /** The connection that was warned of: the second press saves it. */
  const [warned, setWarned] = useState('')
  const form = useForm<DirectoryField>(async () => {
    setDone('')
    setFault('')
    const nameless = draft.groupRoles.findIndex(({ group }) => group.trim() === '')
    if (nameless >= 0) return { groupRoles: fieldMessage('required', `그룹 ${nameless + 1}`) }
    const connection = JSON.stringify([draft.protocol, draft.issuer, draft.clientName])
    if (warned !== connection) {
      const problem = await checkTyped(draft, start)
      if (problem !== '') {
        setWarned(connection)
        return { form: `${problem} ${UNCHECKED}` }
      }
    }
    try {
      const { item, resultMessage } = await call(saveDirectory, { ...typedDirectory(draft), version: start.version })
      const saved = { ...draft, clientSecret: '' }
      setDraft(saved)
      setStart({ ...start, ...typedDirectory(saved), version: item.version })
      setDone(resultMessage)
      setWarned('')
    } finally {
      // Also when it was refused, because somebody else may have saved.
      onRefresh()
    }
  }, DIRECTORY_FIELDS)
  const change = (next: Partial<DirectoryDraft>): void => {
    form.mend('form', 'problems')
    setDone('')
    setFault('')
    setDraft((old) => ({ ...old, ...next }))
  }
  const field = (name: DirectoryField & keyof DirectoryDraft) => form.field(name, (value) => change({ [name]: value }))
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOfDirectory(start))
  useLeaveGuard(isChanged && !form.isBusy)

  async function check(): Promise<void> {
    if (isChecking) return
    setChecking(true)
    setDone('')
    setFault('')
    try {
      const { isWell, words } = (await call(checkDirectory, {})).item
      ;(isWell ? setDone : setFault)(words)
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '확인하지 못했습니다. 다시 눌러 주세요.')
    }
    setChecking(false)
  }
  return (
    <form {...form.given} aria-label="회사 계정 연결" className="mt-4 flex flex-col gap-4">
      <Tick checked={draft.isOn} words="로그인 화면에서 회사 계정으로 로그인하게 합니다" onChange={(isOn) => change({ isOn })} />
      <RadioChoices
        legend="방식"
        name="protocol"
        choices={PROTOCOLS}
        value={draft.protocol}
        onChoose={(protocol) => change({ protocol })}
      />
      <ProviderFields
        draft={draft}
        version={start.version}
        hasSecret={found.hasSecret}
        certificateWords={found.certificateWords}
        field={field}
        onFill={change}
      />
      <TextField label="버튼 이름" help="로그인 화면의 버튼에 적힙니다." maxLength={30} value={draft.label} {...field('label')} />
      <TextField
        label="메일 도메인"
        isOptional
        help="적어 두면 이 도메인의 회사 메일만 받습니다. OIDC에서는 서버가 확인했다고 알려 준 메일(email_verified)만 셉니다. 한 줄에 하나씩 적어 주세요. 예: company.co.kr"
        rows={2}
        lang="en"
        spellCheck={false}
        value={draft.domains}
        {...field('domains')}
      />
      <RadioChoices
        legend="운영자 계정 만들기"
        name="provisioning"
        choices={PROVISIONING}
        value={draft.provisioning}
        onChoose={(provisioning) => change({ provisioning })}
      />
      <GroupRolesField
        value={draft.groupRoles}
        roles={found.roles}
        groups={found.groups}
        fault={form.faults.groupRoles}
        onChange={(groupRoles) => {
          form.mend('groupRoles')
          change({ groupRoles })
        }}
      />
      <TextField
        label="그룹 항목"
        isOptional
        help="로그인 응답에서 그룹이 적힌 항목의 이름입니다. 비워 두면 groups입니다."
        lang="en"
        spellCheck={false}
        maxLength={200}
        value={draft.groupClaim}
        {...field('groupClaim')}
      />
      <TextField
        label="사람 번호 항목"
        isOptional
        help="SCIM의 externalId와 같은 값이 적힌 항목입니다. 비워 두면 OIDC는 sub, SAML은 NameID입니다. Entra ID는 보통 oid입니다."
        lang="en"
        spellCheck={false}
        maxLength={200}
        value={draft.matchClaim}
        {...field('matchClaim')}
      />
      <Tick
        checked={draft.hasPasswords}
        words="회사 계정에 연결된 운영자도 비밀번호로 로그인할 수 있습니다"
        help="끄셔도 관리자와 아직 연결하지 않은 운영자는 비밀번호로 로그인할 수 있어, 회사 계정 서버가 멈춰도 아무도 못 들어오는 일은 없습니다."
        onChange={(hasPasswords) => change({ hasPasswords })}
      />
      <FormAlert faults={form.faults} />
      {found.version > start.version && (
        <p className="flex flex-wrap items-center gap-3">
          다른 곳에서 먼저 저장했습니다.
          <button
            type="button"
            className={LINE_BUTTON}
            onClick={() => {
              setStart(found)
              setDraft(draftOfDirectory(found))
              form.mend('form', 'problems')
            }}
          >
            최신 내용으로 바꾸기
          </button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '저장하는 중입니다' : '저장'}
        </button>
        <button
          type="button"
          className={LINE_BUTTON}
          disabled={isChanged || start.version === 0}
          aria-disabled={isChecking}
          onClick={() => void check()}
        >
          {isChecking ? '확인하는 중입니다' : '연결 확인'}
        </button>
        <p role="status" className="text-studio-accent-700">
          {done}
        </p>
        <p role="alert" className="text-danger wrap-anywhere empty:hidden">
          {fault}
        </p>
      </div>
    </form>
  )
}

function Tick({
  checked,
  words,
  help,
  onChange,
}: {
  checked: boolean
  words: string
  help?: string
  onChange: (checked: boolean) => void
}) {
  return (
    <div>
      <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          className={`${CHECK} shrink-0`}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {words}
      </label>
      {help !== undefined && <p className="text-studio-label font-normal text-studio-text-mute">{help}</p>}
    </div>
  )
}
