/** `b` and twelve letters and digits: 62 bits, practically unique. */
export function randomId(random: (bytes: Uint8Array) => Uint8Array): string {
  return `b${[...random(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join('')}`
}
