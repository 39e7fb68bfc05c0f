// WCAG 2.2, 1.4.3: how far two colours are apart, and how far the words of a page must be from what they stand on.

/** Text under 24 px, or under 18.66 px where it is bold. */
export const TEXT_CONTRAST = 4.5

type Colour = readonly [red: number, green: number, blue: number]

/** `#rgb`, `#rrggbb` or `rgb(r g b)`; undefined for any other text, or a translucent colour. */
export function readColour(text: string): Colour | undefined {
  const plain = text.trim().toLowerCase()
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(plain)
  if (hex) {
    const digits = hex[2] ?? [...hex[1]!].map((digit) => digit + digit).join('')
    return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(plain)
  const colour = parts?.slice(1).map(Number)
  return colour?.every((part) => part <= 255) ? (colour as unknown as Colour) : undefined
}

/** From 1, no difference, to 21, black on white; nothing where one of them is no colour. */
export function contrastRatio(one: string, other: string): number | undefined {
  const colours = [readColour(one), readColour(other)]
  if (!colours[0] || !colours[1]) return undefined
  const [darker, lighter] = [luminance(colours[0]), luminance(colours[1])].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
