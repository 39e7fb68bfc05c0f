import type { ErrorObject } from 'ajv'
import { josa } from 'es-hangul'

/** One sentence an editor understands for one schema error; `label` is the field's Korean title. */
export function sentenceOf(error: ErrorObject, label: string): string {
  const p = error.params as Record<string, unknown>
  const value = (name: string) => String(p[name])
  switch (error.keyword) {
    case 'required':
      return `${josa(label, '을/를')} 입력해 주세요.`
    case 'additionalProperties':
      return `알 수 없는 항목 ‘${value('additionalProperty')}’이 있습니다.`
    case 'type':
      return `${josa(label, '은/는')} ${TYPE_WORDS[value('type')] ?? value('type')} 형식이어야 합니다.`
    case 'minLength':
      return Number(p['limit']) <= 1
        ? `${josa(label, '을/를')} 입력해 주세요.`
        : `${josa(label, '은/는')} ${value('limit')}자 이상이어야 합니다.`
    case 'maxLength':
      return `${josa(label, '은/는')} ${value('limit')}자까지 입력할 수 있습니다.`
    case 'minItems':
      return `${josa(label, '은/는')} ${value('limit')}개 이상 있어야 합니다.`
    case 'maxItems':
      return `${josa(label, '은/는')} ${value('limit')}개까지 둘 수 있습니다.`
    case 'uniqueItems':
      return `${label}에 같은 값이 두 번 들어 있습니다.`
    case 'minimum':
    case 'exclusiveMinimum':
      return `${josa(label, '은/는')} ${value('limit')} 이상이어야 합니다.`
    case 'maximum':
    case 'exclusiveMaximum':
      return `${josa(label, '은/는')} ${value('limit')} 이하여야 합니다.`
    case 'const':
    case 'enum':
    case 'anyOf':
      return `${label}에 쓸 수 없는 값이 들어 있습니다.`
    case 'pattern':
    case 'format':
      return `${label}의 형식이 올바르지 않습니다.`
    default:
      return `${josa(label, '을/를')} 확인해 주세요.`
  }
}

const TYPE_WORDS: Record<string, string> = {
  string: '글자', number: '숫자', integer: '정수', boolean: '예·아니요', array: '목록', object: '묶음',
} // prettier-ignore
