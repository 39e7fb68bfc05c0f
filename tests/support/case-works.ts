// What the works of a case are, by the codes of the step and the scope: which scope a step belongs to, which steps a scope needs, and which
// steps put a product in.

/** From the first visit to the last look. */
export const STEP_ORDER = [
  ...['SE01', 'SE02', 'SE03', 'SE04', 'SE05', 'SE06', 'SE07', 'SE08', 'SE09', 'SE10', 'SE11', 'SE12', 'SE13', 'SE14'],
  // What was there is taken out; pipes and wires, windows, insulation before the carpenter, and the tiles after him.
  ...['SE15', 'SE16', 'SE17', 'SE18', 'SE19', 'SE20', 'SE21', 'SE22', 'SE27', 'SE26', 'SE25', 'SE23', 'SE24'],
  ...['SE28', 'SE31', 'SE29', 'SE30', 'SE32', 'SE33', 'SE34', 'SE35', 'SE36', 'SE37', 'SE38', 'SE39', 'SE40', 'SE41', 'SE42'],
]

/** A step that only these scopes have; a step without a line is part of any. */
export const WORK_SCOPES: Readonly<Record<string, readonly string[]>> = {
  SE15: ['RA03'],
  SE16: ['RA06'],
  SE17: ['RA04'],
  SE18: ['RA05'],
  SE19: ['RA09'],
  SE23: ['RA04', 'RA05'],
  SE24: ['RA03', 'RA04', 'RA06'],
  SE27: ['RA05'],
  SE29: ['RA07'],
  SE30: ['RA06'],
  SE32: ['RA08'],
  SE33: ['RA03'],
  SE34: ['RA04'],
  SE35: ['RA09'],
}

/** For each scope, steps of which it has at least one. */
export const SCOPE_STEPS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  RA01: [['SE22'], ['SE30', 'SE24'], ['SE29', 'SE28'], ['SE36']],
  RA03: [['SE33', 'SE24', 'SE31']],
  RA04: [['SE34', 'SE24']],
  RA05: [['SE27']],
  RA06: [['SE30', 'SE24']],
  RA07: [['SE29']],
  RA08: [['SE32', 'SE31']],
}

const BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  floor: ['SE30'],
  window: ['SE27'],
  wallpaper: ['SE29'],
  door: ['SE32'],
  film: ['SE31'],
  kitchen: ['SE33'],
  bath: ['SE34'],
  dressroom: ['SE35'],
  interior: ['SE25'],
}
const isTile = (cateId: string): boolean => cateId.startsWith('floor-tile') || cateId === 'kitchen-tile' || cateId === 'bath-tile'

/** The steps that put a product in. */
export const madeBy = ({ cateId, cateId1 }: { cateId: string; cateId1: string }): readonly string[] =>
  isTile(cateId) ? ['SE24'] : BY_CATEGORY[cateId1]!
