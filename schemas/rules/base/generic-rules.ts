// Rules that any field can have, with the name of the field in the sentence (V-GEN-1 to V-GEN-12, foundation 5.2).
import { withParticle } from '@/lib/particle'

type Fault = string | undefined
const unless = (isFine: boolean, sentence: string): Fault => (isFine ? undefined : sentence)
const about = (label: string): string => withParticle(label, '은/는')

/** V-GEN-1: letters of any script. */
export const alpha = (label: string, value: string): Fault => unless(/^\p{L}+$/u.test(value), `${label}에는 문자만 입력할 수 있습니다.`)

/** V-GEN-2. */
export const alphaDash = (label: string, value: string): Fault =>
  unless(/^[\p{L}\p{Nd}_-]+$/u.test(value), `${label}에는 문자, 숫자, 밑줄(_), 붙임표(-)만 입력할 수 있습니다.`)

/** V-GEN-3. */
export const alphanumeric = (label: string, value: string): Fault =>
  unless(/^[\p{L}\p{Nd}]+$/u.test(value), `${label}에는 문자와 숫자만 입력할 수 있습니다.`)

/** V-GEN-4: both ends included. */
export const between = (label: string, value: number, min: number, max: number): Fault =>
  unless(value >= min && value <= max, `${about(label)} ${min}에서 ${max} 사이여야 합니다.`)

/** V-GEN-5. */
export const digits = (label: string, value: string, length: number): Fault =>
  unless(/^[0-9]+$/.test(value) && value.length === length, `${about(label)} 숫자 ${length}자리여야 합니다.`)

/** V-GEN-6. */
export const integer = (label: string, value: string): Fault => unless(/^-?[0-9]+$/.test(value), `${about(label)} 정수여야 합니다.`)

/** V-GEN-7. */
export const numeric = (label: string, value: string): Fault => unless(/^[0-9]+$/.test(value), `${label}에는 숫자만 입력할 수 있습니다.`)

/** V-GEN-8. */
export const minValue = (label: string, value: number, min: number): Fault =>
  unless(value >= min, `${about(label)} ${min} 이상이어야 합니다.`)

/** V-GEN-9. */
export const maxValue = (label: string, value: number, max: number): Fault =>
  unless(value <= max, `${about(label)} ${max} 이하여야 합니다.`)

/** V-GEN-10. */
export const fileSize = (label: string, bytes: number, kilobytes: number): Fault =>
  unless(bytes <= kilobytes * 1_024, `${label}의 크기는 ${kilobytes}KB 이하여야 합니다.`)

/** V-GEN-11. */
export const image = (label: string, type: string): Fault => unless(type.startsWith('image/'), `${about(label)} 이미지 파일이어야 합니다.`)

/** V-GEN-12. @param extensions without dots. */
export const fileType = (label: string, name: string, extensions: readonly string[]): Fault =>
  unless(
    name.includes('.') && extensions.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase()),
    `${label}의 파일 형식이 올바르지 않습니다.`,
  )
