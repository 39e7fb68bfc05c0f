// Attributes as react-dom writes them: which names differ from their prop, which values mean "absent".
import { escapeHtml } from '@/lib/html/escape-html'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Present or absent, whatever the value. */
const BOOLEAN = new Set(
  words(`allowFullScreen async autoFocus autoPlay checked controls default defer disabled disablePictureInPicture
    disableRemotePlayback formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly
    required reversed scoped seamless selected`),
)
/** `true` and `false` are their values. */
const WRITTEN_BOOLEAN = new Set(
  words('contentEditable draggable spellCheck value autoReverse externalResourcesRequired focusable preserveAlpha'),
)
/** `true` is the bare attribute, any other value is itself. */
const OVERLOADED = new Set(['capture', 'download'])
/** Props that say something to React alone. */
const NOT_WRITTEN = new Set(['key', 'ref', 'suppressHydrationWarning', 'suppressContentEditableWarning'])

const NAMES = new Map<string, string>([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['acceptCharset', 'accept-charset'],
  ['httpEquiv', 'http-equiv'],
  ['crossOrigin', 'crossorigin'],
  ['defaultValue', 'value'],
  ['defaultChecked', 'checked'],
  ['xlinkHref', 'xlink:href'],
  ['xmlLang', 'xml:lang'],
  ['xmlSpace', 'xml:space'],
  // SVG attributes with a hyphen.
  ...words(`accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation
    colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor
    floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight imageRendering letterSpacing
    lightingColor markerEnd markerMid markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strikethroughPosition
    strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth
    textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi vectorEffect wordSpacing
    writingMode`).map((name): [string, string] => [name, hyphenated(name)]),
])

/** How an attribute is written, by the name of its prop. */
interface Form {
  kind: 'not written' | 'boolean' | 'written boolean' | 'overloaded' | 'text'
  /** Up to its value. */
  opening: string
}
const forms = new Map<string, Form>()

function formOf(name: string): Form {
  let form = forms.get(name)
  if (!form) forms.set(name, (form = { kind: kindOf(name), opening: ` ${NAMES.get(name) ?? name}="` }))
  return form
}

function kindOf(name: string): Form['kind'] {
  if (NOT_WRITTEN.has(name)) return 'not written'
  if (BOOLEAN.has(name) || name === 'defaultChecked') return 'boolean'
  if (name.startsWith('aria-') || name.startsWith('data-') || WRITTEN_BOOLEAN.has(name)) return 'written boolean'
  return OVERLOADED.has(name) ? 'overloaded' : 'text'
}

/** One attribute with the space before it; empty where the value means that there is none. */
export function attribute(name: string, value: unknown, isCustomElement: boolean): string {
  const { kind, opening } = formOf(name)
  if (kind === 'not written' || typeof value === 'function' || typeof value === 'symbol') return ''
  if (kind === 'boolean') return value ? `${opening}"` : ''
  if (typeof value === 'boolean') {
    if (kind === 'written boolean') return `${opening}${value}"`
    return value && (kind === 'overloaded' || isCustomElement) ? `${opening}"` : ''
  }
  return `${opening}${escapeHtml(typeof value === 'string' ? value : String(value))}"`
}

/** Numbers that are not lengths. */
const UNITLESS = new Set(
  words(`animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup
    columnCount columns fillOpacity flex flexGrow flexNegative flexOrder flexPositive flexShrink floodOpacity fontWeight gridArea
    gridColumn gridColumnEnd gridColumnSpan gridColumnStart gridRow gridRowEnd gridRowSpan gridRowStart lineClamp lineHeight opacity
    order orphans scale stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex
    zoom`),
)
const propertyNames = new Map<string, string>()

export function styleText(style: Record<string, unknown>): string {
  let text = ''
  for (const name in style) {
    const value = style[name]
    if (value === undefined || value === null || value === '' || typeof value === 'boolean') continue
    const isVariable = name.startsWith('--')
    let property = isVariable ? name : propertyNames.get(name)
    if (property === undefined) propertyNames.set(name, (property = hyphenated(name).replace(/^ms-/, '-ms-')))
    const needsUnit = typeof value === 'number' && value !== 0 && !isVariable && !UNITLESS.has(name)
    text += `${text ? ';' : ''}${property}:${needsUnit ? `${value}px` : (value as string | number).toString().trim()}`
  }
  return text
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
