// The messages of the pipeline and of checked documents, in one place. The errors of a contract are in the contract itself.
import type { ErrorObject } from 'ajv'
import { withParticle } from '@/lib/particle'
import { LOGIN_ENDED, LOGIN_NEEDED_FOR_SERVICE } from './login-needed'
import { UNEXPECTED } from './unexpected'

/** Code, sentence and HTTP status of what every call may answer. */
export const COMMON = {
  invalid: ['400', '입력한 내용을 다시 확인해 주세요.', 400],
  malformed: ['400', '요청을 읽을 수 없습니다.', 400],
  loginNeeded: ['401', LOGIN_NEEDED_FOR_SERVICE, 401],
  identityNeeded: ['401', '본인 인증이 필요한 서비스입니다.', 401],
  sessionEnded: ['401', LOGIN_ENDED, 401],
  consentNeeded: ['403', '본인인증과 필수 약관 동의를 마친 뒤 이용할 수 있습니다.', 403],
  passwordNeeded: ['403', '비밀번호를 확인한 뒤 이용할 수 있습니다.', 403],
  refused: ['403', '접근 권한이 없습니다.', 403],
  adminOnly: ['403', '관리자만 이용할 수 있습니다.', 403],
  factorNeeded: ['403', '이 역할은 2단계 인증을 등록해야 이용할 수 있습니다. 화면을 새로 고쳐 등록해 주세요.', 403],
  /** The console asks for the password by this code, and repeats the call. */
  confirmNeeded: ['ST001', '중요한 작업이라 비밀번호를 한 번 더 확인해야 합니다. 입력한 내용은 그대로 있습니다.', 403],
  noRight: ['403', '이 일을 할 권한이 없습니다. 입력한 내용은 그대로 있습니다. 관리자에게 역할을 확인해 주세요.', 403],
  /** An administrator sees the console as a role. */
  seeingOnly: ['403', '다른 역할로 보는 동안에는 저장하거나 바꾸지 않습니다. 화면 아래의 ‘그만 보기’를 누른 뒤 다시 해 주세요.', 403],
  foreign: ['403', '허용되지 않은 요청입니다. 화면을 새로 고친 뒤 다시 시도해 주세요.', 403],
  unknownCall: ['404', '찾을 수 없는 주소입니다.', 404],
  wrongMethod: ['405', '허용되지 않은 요청 방식입니다.', 405],
  tooSlow: ['408', '요청을 받는 데 시간이 너무 오래 걸렸습니다. 다시 시도해 주세요.', 408],
  tooLarge: ['413', '보낸 내용이 너무 큽니다.', 413],
  wrongType: ['415', '지원하지 않는 형식의 요청입니다.', 415],
  otherInput: ['422', '먼저 보내신 내용은 이미 저장했습니다. 고친 내용을 따로 보내시려면 한 번 더 눌러 주세요.', 422],
  broken: ['500', UNEXPECTED, 500],
  /** R8. */
  busy: ['503', '지금은 요청을 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.', 503],
} as const satisfies Record<string, readonly [code: string, sentence: string, status: number]>

/** What a schema describes: the fields of a call, or a document that an editor is writing. */
type Spoken = 'call' | 'document'

/** One sentence for one failed keyword (S23); `label` is the field's Korean title. */
export function fieldMessage(keyword: string, label: string, params: Record<string, unknown> = {}, of: Spoken = 'call'): string {
  const limit = String(params['limit'])
  const isDocument = of === 'document'
  switch (keyword) {
    case 'required':
      return `${withParticle(label, '을/를')} 입력해 주세요.`
    case 'choose':
      return `${withParticle(label, '을/를')} 골라 주세요.`
    case 'additionalProperties':
      return `알 수 없는 항목 ‘${String(params['additionalProperty'])}’이 있습니다.`
    case 'minLength':
      return Number(limit) <= 1
        ? `${withParticle(label, '을/를')} 입력해 주세요.`
        : `${withParticle(label, '은/는')} ${limit}자 이상이어야 합니다.`
    case 'maxLength':
      return `${withParticle(label, '은/는')} ${limit}자까지 입력할 수 있습니다.`
    case 'minItems':
      return isDocument
        ? `${withParticle(label, '은/는')} ${limit}개 이상 있어야 합니다.`
        : `${withParticle(label, '을/를')} ${limit}개 이상 선택해 주세요.`
    case 'maxItems':
      return `${withParticle(label, '은/는')} ${limit}개까지 ${isDocument ? '둘' : '보낼'} 수 있습니다.`
    case 'uniqueItems':
      return `${label}에 같은 값이 두 번 들어 있습니다.`
    case 'minimum':
    case 'exclusiveMinimum':
      return `${withParticle(label, '은/는')} ${limit} 이상이어야 합니다.`
    case 'maximum':
    case 'exclusiveMaximum':
      return `${withParticle(label, '은/는')} ${limit} 이하여야 합니다.`
    case 'type':
      return `${withParticle(label, '은/는')} ${typeWord(String(params['type']), isDocument)} 형식이어야 합니다.`
    case 'repeated':
      return `${withParticle(label, '은/는')} 한 번만 보낼 수 있습니다.`
    case 'depth':
      return '내용이 너무 깊게 겹쳐 있습니다.'
    case 'nodes':
      return '내용에 항목이 너무 많습니다.'
    case 'string':
      return '한 항목의 글이 너무 깁니다.'
    case 'name':
      return '쓸 수 없는 이름이 들어 있습니다.'
    case 'nul':
      return `${label}에 쓸 수 없는 글자가 들어 있습니다.`
    case 'fields':
      return '보낸 항목이 너무 많습니다.'
    case 'syntax':
      return 'JSON 형식이 올바르지 않습니다.'
    case 'enum':
    case 'const':
    case 'anyOf':
      return `${label}에 쓸 수 없는 값이 들어 있습니다.`
    case 'pattern':
    case 'format':
      return `${label}의 형식이 올바르지 않습니다.`
    default:
      return isDocument ? `${withParticle(label, '을/를')} 확인해 주세요.` : `${label}의 형식이 올바르지 않습니다.`
  }
}

const TYPE_WORDS: Record<string, string> = { string: '글자', number: '숫자', integer: '정수', array: '목록', object: '묶음' }
/** A form sends Y or N; an editor ticks a box. */
const typeWord = (type: string, isDocument: boolean): string =>
  type === 'boolean' ? (isDocument ? '예·아니요' : 'Y 또는 N') : (TYPE_WORDS[type] ?? '알맞은')

/** JSON Pointer of the field that an Ajv error speaks of: one that is missing or too many is named, not its parent. */
export function pointerOf({ instancePath, params }: Pick<ErrorObject, 'instancePath' | 'params'>): string {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string }
  const name = missingProperty ?? additionalProperty
  return name === undefined ? instancePath : `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
