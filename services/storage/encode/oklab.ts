// Oklab: lightness and two axes of colour, in which the distance of two colours is about what the eye sees (Björn Ottosson).

export interface Oklab {
  l: number
  a: number
  b: number
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** @param red 0 to 255, like the others. */
export function oklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** @param hex `#rrggbb` */
export function oklabOf(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((part) => parseInt(part, 16))
  return oklab(red, green, blue)
}
